// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.gaitwright.io.internal.xml.XmlElement;

/** The default classes of a model: for each class and element name, attributes that an element gets unless it has them. */
final class Defaults {
    private static final int MAX_CLASSES = 1000;
    private static final Set<String> READ = Set.of("joint", "geom", "site", "pair");

    /** Numbers that an element may give in part; the rest stays as it was. */
    private static final Set<String> IN_PART = Set.of("size", "friction", "gear", "gainprm");

    private final Map<String, Map<String, Map<String, String>>> classes = new HashMap<>();
    private String main = "main";

    Defaults() {
        classes.put(main, new HashMap<>());
    }

    /** Name of the outermost class. */
    String main() {
        return main;
    }

    /** Reads an outermost default element and the classes nested in it. */
    void read(XmlElement element) {
        String name = element.get("class", main);
        Map<String, Map<String, String>> own = classes.remove(main);
        if (classes.containsKey(name)) {
            throw element.refuse("class '" + XmlElement.brief(name) + "' exists already; rename one of them");
        }
        main = name;
        classes.put(name, own);
        fill(element, own);
    }

    private void nested(XmlElement element, Map<String, Map<String, String>> parent) {
        String name = element.required("class");
        if (classes.containsKey(name)) {
            throw element.refuse("class '" + XmlElement.brief(name) + "' exists already; rename one of them");
        }
        if (classes.size() >= MAX_CLASSES) {
            throw element.refuse("is one class too many; at most " + MAX_CLASSES + " are read: remove some");
        }
        Map<String, Map<String, String>> own = new HashMap<>();
        parent.forEach((k, v) -> own.put(k, new LinkedHashMap<>(v)));
        classes.put(name, own);
        fill(element, own);
    }

    private void fill(XmlElement element, Map<String, Map<String, String>> own) {
        for (XmlElement child : element.children) {
            String key = key(child.name);
            if (READ.contains(key) || key.equals(Actuators.KEY)) {
                merge(own.computeIfAbsent(key, k -> new LinkedHashMap<>()), child);
                own.get(key).remove("class");
            }
        }
        for (XmlElement child : element.children) {
            if (child.name.equals("default")) {
                nested(child, own);
            }
        }
    }

    /** The element with the defaults of its class filled in; {@code inherited} is the childclass in force. */
    XmlElement apply(XmlElement element, String inherited) {
        String name = element.get("class", inherited);
        XmlElement full = new XmlElement(element.name, element.file, element.line, element.order);
        full.attributes.putAll(known(element, name).getOrDefault(key(element.name), Map.of()));
        merge(full.attributes, element);
        full.children.addAll(element.children);
        return full;
    }

    /** The attributes of a class by element; refuses a class that does not exist. */
    Map<String, Map<String, String>> known(XmlElement asking, String name) {
        Map<String, Map<String, String>> all = classes.get(name);
        if (all == null) {
            throw asking.refuse("uses the default class '" + XmlElement.brief(name)
                    + "', which does not exist; there are "
                    + XmlElement.brief(
                            String.join(", ", classes.keySet().stream().sorted().toList())));
        }
        return all;
    }

    /** All kinds of actuator share one set of defaults. */
    private static String key(String elementName) {
        return Actuators.NAMES.contains(elementName) ? Actuators.KEY : elementName;
    }

    private static void merge(Map<String, String> into, XmlElement from) {
        from.attributes.forEach(
                (a, text) -> into.merge(a, text, (old, own) -> IN_PART.contains(a) ? over(old, own) : own));
        if (Actuators.NAMES.contains(from.name)) {
            Actuators.implied(from, into);
        }
    }

    /** The first words of {@code own}, then what {@code old} has more. */
    private static String over(String old, String own) {
        String[] before = old.strip().split("\\s+");
        String[] now = own.strip().split("\\s+");
        StringBuilder all = new StringBuilder(own.strip());
        for (int i = now.length; i < before.length; i++) {
            all.append(' ').append(before[i]);
        }
        return all.toString();
    }
}
