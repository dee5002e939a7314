// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.gaitwright.core.registry.InvalidInput;

/** Reads XML without DTDs, entities or anything from outside the stream, within limits. */
final class SafeXml {
    private static final int MOST_BYTES = 16 << 20;
    private static final int MOST_ELEMENTS = 100_000;
    private static final int MOST_DEPTH = 200;

    private SafeXml() {}

    static XmlElement read(InputStream in, String file) throws IOException {
        byte[] bytes = in.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
            throw new InvalidInput(file + ": more than " + (MOST_BYTES >> 20) + " MiB; no character needs that much");
        }
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("external content is not read");
        });
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new java.io.ByteArrayInputStream(bytes));
            try {
                return tree(reader, file);
            } finally {
                reader.close();
            }
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
            throw new InvalidInput(file + ":" + line + ": not well-formed XML: " + firstLine(e.getMessage()), e);
        }
    }

    private static XmlElement tree(XMLStreamReader reader, String file) throws XMLStreamException {
        Deque<XmlElement> open = new ArrayDeque<>();
        XmlElement root = null;
        int count = 0;
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.DTD -> throw new InvalidInput(file + ":"
                        + reader.getLocation().getLineNumber()
                        + ": a DOCTYPE is not accepted; remove it, models need none");
                case XMLStreamConstants.ENTITY_REFERENCE -> throw new InvalidInput(file + ":"
                        + reader.getLocation().getLineNumber()
                        + ": an entity reference is not accepted; write its text instead");
                case XMLStreamConstants.START_ELEMENT -> {
                    int line = reader.getLocation().getLineNumber();
                    XmlElement e = new XmlElement(reader.getLocalName(), file, line);
                    for (int i = 0; i < reader.getAttributeCount(); i++) {
                        e.attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
                    }
                    if (++count > MOST_ELEMENTS || open.size() >= MOST_DEPTH) {
                        throw e.refuse("is one too many: at most " + MOST_ELEMENTS + " elements, nested " + MOST_DEPTH
                                + " deep, are read; split or simplify the model");
                    }
                    if (open.isEmpty()) {
                        root = e;
                    } else {
                        open.peek().children.add(e);
                    }
                    open.push(e);
                }
                case XMLStreamConstants.END_ELEMENT -> open.pop();
                default -> {
                    // text, comments and processing instructions carry nothing in these formats
                }
            }
        }
        if (root == null) {
            throw new InvalidInput(file + ":1: empty; expected an XML model");
        }
        return root;
    }

    private static String firstLine(String message) {
        if (message == null) {
            return "unknown fault";
        }
        int at = message.indexOf("Message: ");
        String text = at >= 0 ? message.substring(at + 9) : message;
        return text.lines().findFirst().orElse(text).strip();
    }
}
