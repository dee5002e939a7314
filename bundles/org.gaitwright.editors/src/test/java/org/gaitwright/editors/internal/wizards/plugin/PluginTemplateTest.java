// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PluginTemplateTest {
    private static final Path TEMPLATES = Path.of("templates", "plugin");

    private static PluginNames names(String bundle, String id) {
        return new PluginNames(bundle, id, PluginNames.labelFrom(id), "Says \"hi\" & goes");
    }

    private static Map<String, String> files() throws IOException {
        PluginNames names = names("com.example.long_stride", "long-stride");
        return new PluginTemplate(names, "1.2.3", n -> Files.newInputStream(TEMPLATES.resolve(n))).files();
    }

    @Test
    void nothingOfTheTemplateIsLeft() throws IOException {
        for (Map.Entry<String, String> f : files().entrySet()) {
            assertFalse(f.getValue().matches("(?s).*@(bundle|id|label|description|class|api)@.*"), f.getKey());
        }
    }

    @Test
    void classesLieInThePackageOfTheBundle() throws IOException {
        String source = files().get("src/main/java/com/example/long_stride/LongStrideFactory.java");
        assertTrue(source.startsWith("package com.example.long_stride;"), source);
        assertTrue(source.contains("return \"Says \\\"hi\\\" & goes\";"), source);
        assertTrue(files().get("pom.xml").contains("Says \"hi\" &amp; goes"));
    }

    @Test
    void namesAreSuggestedFromTheBundle() {
        assertEquals("long-stride", PluginNames.idFrom("com.example.long_stride"));
        assertEquals("Long stride", PluginNames.labelFrom("long-stride"));
        assertEquals("LongStride", names("a.b", "long-stride").className());
        assertEquals("The2step", names("a.b", "2step").className());
    }

    @Test
    void namesThatWouldNotBuildAreRefused() {
        assertNull(names("com.example.stride", "stride").problem(List.of("hop")));
        for (String bundle : List.of("stride", "Com.example", "com.class.x", "com..x", "org.gaitwright.mine", "")) {
            assertTrue(names(bundle, "stride").problem(List.of()) != null, bundle);
        }
        assertTrue(names("com.example.stride", "Long Stride").problem(List.of()).contains("long-stride"));
        assertTrue(names("com.example.stride", "hop").problem(List.of("hop")).contains("installed already"));
    }
}
