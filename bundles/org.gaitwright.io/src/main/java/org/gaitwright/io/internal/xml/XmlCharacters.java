// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.xml;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.core.registry.InvalidInput;

/**
 * Bytes of an XML file as characters. The parser of the JDK could do it, but prints faults to stderr and does not know their
 * line.
 */
final class XmlCharacters {
    private static final int HEAD = 200;
    private static final Pattern ENCODING =
            Pattern.compile("^<\\?xml[^>]*\\sencoding\\s*=\\s*[\"']([A-Za-z0-9._-]+)[\"']");
    private static final Map<String, Charset> KNOWN = Map.of(
            "utf-8", StandardCharsets.UTF_8,
            "us-ascii", StandardCharsets.US_ASCII,
            "ascii", StandardCharsets.US_ASCII,
            "iso-8859-1", StandardCharsets.ISO_8859_1,
            "utf-16", StandardCharsets.UTF_16);

    private XmlCharacters() {}

    static String decode(byte[] bytes, String file) {
        CharsetDecoder decoder = charset(bytes, file)
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = decoder.decode(in, out, true);
        String text = out.flip().toString();
        if (result.isError()) {
            long line = 1 + text.chars().filter(c -> c == '\n').count();
            throw new InvalidInput(file + ":" + line + ": not well-formed XML: a byte that is not "
                    + decoder.charset().name() + "; save the file as UTF-8");
        }
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static Charset charset(byte[] bytes, String file) {
        int first = bytes.length < 2 ? 0 : (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
        if (first == 0xfeff || first == 0xfffe) {
            return StandardCharsets.UTF_16;
        }
        String head = new String(bytes, 0, Math.min(HEAD, bytes.length), StandardCharsets.ISO_8859_1);
        Matcher m = ENCODING.matcher(head);
        if (!m.find()) {
            return StandardCharsets.UTF_8;
        }
        Charset said = KNOWN.get(m.group(1).toLowerCase(Locale.ROOT));
        if (said == null) {
            throw new InvalidInput(
                    file + ":1: is encoded as " + XmlElement.brief(m.group(1)) + "; save the file as UTF-8");
        }
        return said;
    }
}
