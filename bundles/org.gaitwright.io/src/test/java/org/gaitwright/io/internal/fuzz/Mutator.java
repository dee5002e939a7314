// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.core.math.CounterRandom;

/** Damages models: bytes, words, values, elements. The same seed and number give the same damage. */
final class Mutator {
    private static final Pattern VALUE = Pattern.compile("=\\s*(\"[^\"]*\"|'[^']*')");
    private static final Pattern ATTRIBUTE = Pattern.compile("\\s[A-Za-z0-9]+\\s*=\\s*(\"[^\"]*\"|'[^']*')");
    private static final Pattern TAG = Pattern.compile("<[^<>]*>");
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_.+-]+");
    private static final List<String> NASTY = List.of(
            "NaN",
            "inf",
            "-Infinity",
            "1e308",
            "-1e308",
            "1e-308",
            "1e29",
            "-1",
            "0",
            "",
            " ",
            "1",
            "0 0 0",
            "0 0 0 0",
            "1 2 3 4 5 6 7 8 9",
            "0x10",
            "1d",
            "9999999999999999999999",
            "-2147483648",
            "4294967295",
            "true",
            "auto",
            "world",
            "main",
            "../../x.xml",
            "/etc/passwd",
            "settings.xml",
            "parts/limb.xml",
            "\u0000",
            "\uD83D\uDE00",
            "&lt;",
            "&#0;",
            "&nope;",
            "1,2,3",
            "x".repeat(5000),
            "1 ".repeat(3000));
    private static final List<String> INSERTS = List.of(
            "<include file='settings.xml'/>",
            "<include file='../up.xml'/>",
            "<include file='http://HOST/x.xml'/>",
            "<body/>",
            "<body><freejoint/></body>",
            "<joint/>",
            "<geom/>",
            "<freejoint/>",
            "<default/>",
            "<![CDATA[x]]>",
            "<!-- x -->",
            "<?pi x?>",
            "&undefined;",
            "<x:y xmlns:x='http://HOST/'/>",
            "<geom type='mesh' mesh='bone'/>",
            "<inertial pos='0 0 0' mass='1e-20' diaginertia='0 0 0'/>",
            "<link name='a'/>",
            "<compiler coordinate='global'/>",
            "<compiler boundinertia='1e30' balanceinertia='true'/>",
            "<compiler settotalmass='1e-30'/>");
    private static final List<String> HEADS = List.of(
            "<!DOCTYPE m SYSTEM 'http://HOST/x.dtd'>",
            "<!DOCTYPE m [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>",
            "<!DOCTYPE m [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;&a;'>]>",
            "<?xml version='1.1'?>",
            "<?xml version='1.0' encoding='UTF-16'?>",
            "<?xml version='1.0' encoding='no-such'?>",
            "\uFEFF");

    private final List<String> corpus;
    private final long seed;
    private final String host;
    private long number;
    private long draws;

    /** @param host what outside addresses point to */
    Mutator(List<String> corpus, long seed, String host) {
        this.corpus = corpus;
        this.seed = seed;
        this.host = host;
    }

    /** The mutant of this number. */
    byte[] mutant(long n) {
        number = n;
        draws = 0;
        String text = corpus.get(pick(corpus.size()));
        for (int times = 1 + pick(3); times > 0; times--) {
            text = damaged(text);
        }
        byte[] bytes = text.replace("HOST", host).getBytes(StandardCharsets.UTF_8);
        return pick(4) == 0 ? bytes(bytes) : bytes;
    }

    private String damaged(String text) {
        return switch (pick(11)) {
            case 0 -> replaced(text, VALUE, "=\"" + NASTY.get(pick(NASTY.size())) + "\"");
            case 1 -> replaced(text, VALUE, found(corpus.get(pick(corpus.size())), VALUE));
            case 2 -> replaced(text, WORD, NASTY.get(pick(NASTY.size())));
            case 3 -> replaced(text, WORD, found(text, WORD));
            case 4 -> replaced(text, ATTRIBUTE, pick(2) == 0 ? "" : found(corpus.get(pick(corpus.size())), ATTRIBUTE));
            case 5 -> replaced(text, TAG, pick(2) == 0 ? "" : found(text, TAG));
            case 6 -> inserted(text, element(text));
            case 7 -> text.replaceFirst(Pattern.quote(element(text)), "");
            case 8 -> inserted(text, INSERTS.get(pick(INSERTS.size())));
            case 9 -> nested(text);
            default -> pick(3) == 0 ? HEADS.get(pick(HEADS.size())) + text : scaled(text);
        };
    }

    /** One number made greater or smaller by powers of ten. */
    private String scaled(String text) {
        String number = found(text, Pattern.compile("-?[0-9]+\\.?[0-9]*"));
        return number.isEmpty()
                ? text
                : replaced(text, Pattern.compile(Pattern.quote(number)), number + "e" + (pick(80) - 40));
    }

    /** An element in many copies of its own opening tag. */
    private String nested(String text) {
        String element = element(text);
        Matcher tag = TAG.matcher(element);
        if (!tag.find() || tag.group().endsWith("/>")) {
            return text;
        }
        String name = tag.group().split("[\\s<>/]+")[1];
        int times = 1 << pick(10);
        return text.replaceFirst(
                Pattern.quote(element),
                Matcher.quoteReplacement(
                        tag.group().repeat(times) + element + ("</" + name + ">").repeat(pick(5) == 0 ? 0 : times)));
    }

    /** An element from its opening to a closing tag of its name, or an empty one. */
    private String element(String text) {
        Matcher m = at(text, TAG);
        if (m == null || m.group().startsWith("</") || m.group().endsWith("/>")) {
            return m == null ? "" : m.group();
        }
        String[] words = m.group().split("[\\s<>/]+");
        int end = words.length < 2 ? -1 : text.indexOf("</" + words[1] + ">", m.end());
        return end < 0 ? m.group() : text.substring(m.start(), end + words[1].length() + 3);
    }

    private String inserted(String text, String what) {
        Matcher m = at(text, TAG);
        return m == null ? text + what : text.substring(0, m.end()) + what + text.substring(m.end());
    }

    private String replaced(String text, Pattern pattern, String with) {
        Matcher m = at(text, pattern);
        return m == null ? text : text.substring(0, m.start()) + with + text.substring(m.end());
    }

    private String found(String text, Pattern pattern) {
        Matcher m = at(text, pattern);
        return m == null ? "" : m.group();
    }

    /** A match at or after some place. */
    private Matcher at(String text, Pattern pattern) {
        if (text.isEmpty()) {
            return null;
        }
        Matcher m = pattern.matcher(text);
        return m.find(pick(text.length())) || m.find(0) ? m : null;
    }

    private byte[] bytes(byte[] in) {
        List<Byte> out = new ArrayList<>(in.length + 8);
        for (byte b : in) {
            out.add(b);
        }
        for (int times = 1 + pick(8); times > 0 && !out.isEmpty(); times--) {
            int i = pick(out.size());
            switch (pick(4)) {
                case 0 -> out.set(i, (byte) pick(256));
                case 1 -> out.set(i, (byte) (out.get(i) ^ 1 << pick(8)));
                case 2 -> out.add(i, (byte) pick(256));
                default -> out.subList(i, Math.min(out.size(), i + 1 + pick(20)))
                        .clear();
            }
        }
        byte[] bytes = new byte[out.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = out.get(i);
        }
        return bytes;
    }

    private int pick(int n) {
        return (int) Long.remainderUnsigned(CounterRandom.bits(seed, number, draws++), n);
    }
}
