// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The default classes of a model: for each class and element name, attributes that an element gets unless it has them. */
final class Defaults {
    static final String MAIN = "main";

    private final Map<String, Map<String, Map<String, String>>> classes = new HashMap<>();

    Defaults() {
        classes.put(MAIN, new HashMap<>());
    }

    /** Reads a default element and the classes nested in it. */
    void read(XmlElement element, String parentClass) {
        String name = element.get("class", parentClass == null ? MAIN : null);
        if (name == null) {
            throw element.refuse("is nested but has no class; give it one");
        }
        Map<String, Map<String, String>> own = new HashMap<>();
        if (parentClass != null) {
            classes.get(parentClass).forEach((k, v) -> own.put(k, new LinkedHashMap<>(v)));
        } else {
            classes.getOrDefault(name, Map.of()).forEach((k, v) -> own.put(k, new LinkedHashMap<>(v)));
        }
        classes.put(name, own);
        for (XmlElement child : element.children) {
            if (!child.name.equals("default")) {
                own.computeIfAbsent(child.name, k -> new LinkedHashMap<>()).putAll(child.attributes);
            }
        }
        for (XmlElement child : element.children) {
            if (child.name.equals("default")) {
                read(child, name);
            }
        }
    }

    /** The element with the defaults of its class filled in; {@code inherited} is the childclass in force. */
    XmlElement apply(XmlElement element, String inherited) {
        String name = element.get("class", inherited);
        Map<String, Map<String, String>> all = classes.get(name);
        if (all == null) {
            throw element.refuse("asks for the default class '" + name + "', which does not exist; there are "
                    + String.join(", ", classes.keySet().stream().sorted().toList()));
        }
        XmlElement full = new XmlElement(element.name, element.file, element.line);
        full.attributes.putAll(all.getOrDefault(element.name, Map.of()));
        full.attributes.putAll(element.attributes);
        full.children.addAll(element.children);
        return full;
    }
}
