// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files of a plug-in project, from the templates of this bundle. */
final class PluginTemplate {
    /** Reads a template by its name. */
    interface Source {
        InputStream open(String name) throws IOException;
    }

    private final Map<String, String> words = new LinkedHashMap<>();
    private final PluginNames names;
    private final Source source;

    /** {@code apiVersion} is that of the studio's API that it is built against. */
    PluginTemplate(PluginNames names, String apiVersion, Source source) {
        this.names = names;
        this.source = source;
        words.put("@bundle@", names.bundle());
        words.put("@id@", names.id());
        words.put("@label@", names.label());
        words.put("@description@", names.description());
        words.put("@class@", names.className());
        words.put("@api@", apiVersion);
    }

    /** Texts by path within the project. */
    Map<String, String> files() throws IOException {
        String sources = "src/main/java/" + names.bundle().replace('.', '/') + "/";
        Map<String, String> files = new LinkedHashMap<>();
        files.put("pom.xml", text("pom.xml", PluginTemplate::xml));
        files.put("README.md", text("README.md", w -> w));
        files.put(".mvn/maven.config", text("maven.config", w -> w));
        files.put(".gitignore", text("gitignore", w -> w));
        files.put(sources + names.className() + ".java", text("Controller.java", PluginTemplate::java));
        files.put(sources + names.className() + "Factory.java", text("Factory.java", PluginTemplate::java));
        return files;
    }

    private String text(String template, java.util.function.UnaryOperator<String> escape) throws IOException {
        try (InputStream in = source.open(template)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> w : words.entrySet()) {
                text = text.replace(w.getKey(), escape.apply(w.getValue()));
            }
            return text;
        }
    }

    private static String xml(String word) {
        return word.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Within quotes. */
    private static String java(String word) {
        return word.replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
