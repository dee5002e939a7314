// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.Refusal;

/**
 * Reads XML without DTDs, entities or anything from outside the stream. The limits hold for all files that one instance
 * reads, so that a model can't get round them by including files.
 */
public final class SafeXml {
    static final int MAX_BYTES = 16 << 20;
    static final int MAX_ELEMENTS = 100_000;
    static final int MAX_DEPTH = 200;
    static final int MAX_ATTRIBUTES = 100;

    private int bytesLeft = MAX_BYTES;
    private int elementsLeft = MAX_ELEMENTS;

    /**
     * Reads one file.
     *
     * @param file how messages name it
     * @param depth how deep its outermost element will stand
     */
    public XmlElement read(InputStream in, String file, int depth) throws IOException {
        byte[] bytes = in.readNBytes(bytesLeft + 1);
        if (bytes.length > bytesLeft) {
            throw new InvalidInput(file + ":1: more than " + (MAX_BYTES >> 20)
                    + " MiB with all included files; remove what is not needed");
        }
        bytesLeft -= bytes.length;
        try {
            XMLStreamReader reader =
                    factory().createXMLStreamReader(new StringReader(XmlCharacters.decode(bytes, file)));
            try {
                return tree(reader, file, depth);
            } finally {
                reader.close();
            }
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
            throw malformed(file, line, e);
        } catch (InvalidInput e) {
            throw e;
        } catch (RuntimeException e) {
            // the parser of the JDK meets some malformed files with exceptions of its own inside
            throw malformed(file, 1, e);
        }
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("external content is not read");
        });
        return factory;
    }

    private XmlElement tree(XMLStreamReader reader, String file, int depth) throws XMLStreamException {
        Deque<XmlElement> open = new ArrayDeque<>();
        XmlElement root = null;
        int count = 0;
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.DTD -> throw at(
                        reader, file, "a DOCTYPE is not accepted; remove it, models need none");
                case XMLStreamConstants.ENTITY_REFERENCE -> throw at(
                        reader, file, "an entity reference is not accepted; write its text instead");
                case XMLStreamConstants.START_ELEMENT -> {
                    XmlElement e = element(reader, file, depth + open.size(), count++);
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

    private XmlElement element(XMLStreamReader reader, String file, int depth, int order) {
        XmlElement e = new XmlElement(
                reader.getLocalName(), file, Math.max(1, reader.getLocation().getLineNumber()), order);
        if (--elementsLeft < 0 || depth >= MAX_DEPTH) {
            throw e.refuse("exceeds a limit: at most " + MAX_ELEMENTS + " elements, nested " + MAX_DEPTH
                    + " deep, are read; split or simplify the model");
        }
        if (reader.getAttributeCount() > MAX_ATTRIBUTES) {
            throw e.refuse("has " + reader.getAttributeCount() + " attributes; at most " + MAX_ATTRIBUTES
                    + " are read: remove what is not needed");
        }
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            e.attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        }
        return e;
    }

    private static InvalidInput at(XMLStreamReader reader, String file, String what) {
        return new Refusal(file, Math.max(1, reader.getLocation().getLineNumber()), "", what, null, null);
    }

    private static InvalidInput malformed(String file, int line, Exception e) {
        return new Refusal(
                file, line, "", "not well-formed XML: " + firstLine(e.getMessage()) + "; correct it", null, e);
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
