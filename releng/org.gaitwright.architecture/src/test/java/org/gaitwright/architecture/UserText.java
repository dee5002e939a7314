// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Phrases that readers stumble over, in text that users read: pages, labels, files that ship, and literals of the code. */
final class UserText {
    private static final Pattern STUMBLING = Pattern.compile(
            String.join(
                    "|",
                    "\\bin vain\\b",
                    "\\b(?:is|are|was|were|be) told\\b",
                    "\\banew\\b",
                    "\\bwhat is so\\b",
                    "\\bnobody known\\b",
                    "\\bnot in this version\\b",
                    "\\bcom(?:e|es|ing) to nothing\\b",
                    "\\bcame to nothing\\b",
                    "\\bas it likes\\b",
                    "\\bgives? up a drag\\b",
                    "; without (?:it|this)\\b",
                    "\\bwithout (?:it|this)(?:\\.|$)"),
            Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);

    private static final List<String> FOLDERS = List.of("docs", "bundles", "releng", "examples", "features");
    private static final Pattern SKIPPED = Pattern.compile(".*/(?:target|build|images|src/test|bin)/.*");

    private UserText() {}

    /** File, line and phrase of each that is left. */
    static List<String> stumbling(Path root) throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files(root)) {
            String name = root.relativize(file).toString().replace('\\', '/');
            found.addAll(stumbling(name, Files.readString(file)));
        }
        return found;
    }

    static List<String> stumbling(String name, String text) {
        List<String> found = new ArrayList<>();
        for (Passage p : name.endsWith(".java") ? literals(text) : List.of(new Passage(1, text))) {
            Matcher m = STUMBLING.matcher(p.text());
            while (m.find()) {
                int line = p.line() + newlines(p.text(), m.start());
                found.add(name + ":" + line + ": '" + m.group() + "'");
            }
        }
        return found;
    }

    private static List<Path> files(Path root) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> top = Files.list(root)) {
            top.filter(f -> f.toString().endsWith(".md")).forEach(files::add);
        }
        for (String folder : FOLDERS) {
            try (Stream<Path> all = Files.walk(root.resolve(folder))) {
                all.filter(f -> isRead(root.relativize(f).toString().replace('\\', '/')))
                        .forEach(files::add);
            }
        }
        return files;
    }

    private static boolean isRead(String name) {
        if (SKIPPED.matcher("/" + name).matches()) {
            return false;
        }
        return name.endsWith(".md")
                || name.endsWith("/plugin.xml")
                || name.endsWith("/feature.xml")
                || name.contains("/resources/scenes/") && name.endsWith(".yaml")
                || name.contains("/src/main/java/") && name.endsWith(".java");
    }

    /** @param line where it begins, counted from 1 */
    record Passage(int line, String text) {}

    /** String literals and text blocks of Java, without comments and characters. */
    static List<Passage> literals(String java) {
        List<Passage> found = new ArrayList<>();
        int i = 0;
        while (i < java.length()) {
            char c = java.charAt(i);
            if (java.startsWith("//", i)) {
                i = end(java, "\n", i);
            } else if (java.startsWith("/*", i)) {
                i = end(java, "*/", i + 2);
            } else if (java.startsWith("\"\"\"", i)) {
                int end = end(java, "\"\"\"", i + 3);
                found.add(new Passage(line(java, i), java.substring(i + 3, end - 3)));
                i = end;
            } else if (c == '"' || c == '\'') {
                int end = quoted(java, i);
                if (c == '"') {
                    found.add(new Passage(line(java, i), java.substring(i + 1, end - 1)));
                }
                i = end;
            } else {
                i++;
            }
        }
        return found;
    }

    private static int end(String text, String mark, int from) {
        int at = text.indexOf(mark, from);
        return at < 0 ? text.length() : at + mark.length();
    }

    /** Behind the quote that ends what begins at {@code from}. */
    private static int quoted(String text, int from) {
        int i = from + 1;
        while (text.charAt(i) != text.charAt(from)) {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return i + 1;
    }

    private static int line(String text, int at) {
        return 1 + newlines(text, at);
    }

    private static int newlines(String text, int before) {
        return (int) text.substring(0, before).chars().filter(c -> c == '\n').count();
    }
}
