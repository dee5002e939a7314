// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.NodeList;

/** Every class that a plugin.xml or a component description names can be loaded by its bundle. */
class NamedClassesTest {
    private static final Pattern CLASS = Pattern.compile("\\b(org\\.gaitwright(?:\\.[a-z]+)+\\.[A-Z]\\w*)");

    private final List<String> missing = new ArrayList<>();
    private int loaded;

    @Test
    void everyClassInAPluginXmlLoads() throws Exception {
        for (Bundle b : ours()) {
            URL plugin = b.getEntry("plugin.xml");
            if (plugin != null) {
                load(b, plugin);
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(loaded >= 20, "only " + loaded + " classes were named");
    }

    @Test
    void everyComponentLoads() throws Exception {
        for (Bundle b : ours()) {
            Enumeration<URL> components = b.findEntries("OSGI-INF", "*.xml", false);
            if (components != null) {
                for (URL each : Collections.list(components)) {
                    load(b, each);
                }
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(loaded >= 8, "only " + loaded + " classes were named");
    }

    private static List<Bundle> ours() {
        return Arrays.stream(FrameworkUtil.getBundle(NamedClassesTest.class)
                        .getBundleContext()
                        .getBundles())
                .filter(b -> b.getSymbolicName().startsWith("org.gaitwright."))
                .filter(b -> b.getHeaders().get("Fragment-Host") == null)
                .toList();
    }

    private void load(Bundle bundle, URL xml) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        try (InputStream in = xml.openStream()) {
            NodeList elements = factory.newDocumentBuilder().parse(in).getElementsByTagName("*");
            for (int i = 0; i < elements.getLength(); i++) {
                NamedNodeMap attributes = ((Element) elements.item(i)).getAttributes();
                for (int k = 0; k < attributes.getLength(); k++) {
                    load(bundle, xml, attributes.item(k).getNodeValue());
                }
            }
        }
    }

    private void load(Bundle bundle, URL xml, String value) {
        Matcher m = CLASS.matcher(value);
        while (m.find()) {
            try {
                bundle.loadClass(m.group(1));
                loaded++;
            } catch (ClassNotFoundException | LinkageError e) {
                missing.add(bundle.getSymbolicName() + xml.getPath() + " names " + m.group(1) + ": " + e);
            }
        }
    }
}
