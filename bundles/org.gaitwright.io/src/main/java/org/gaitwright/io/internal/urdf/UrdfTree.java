// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.urdf;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.io.internal.xml.XmlElement;

/** How links hang together: a tree with one root, or the file is refused. */
final class UrdfTree {
    private final XmlElement robot;
    private final Map<String, XmlElement> links = new LinkedHashMap<>();
    private final List<XmlElement> joints = new ArrayList<>();
    private final Map<String, List<XmlElement>> below = new LinkedHashMap<>();
    private final Map<String, XmlElement> above = new LinkedHashMap<>();

    UrdfTree(XmlElement robot) {
        this.robot = robot;
        for (XmlElement e : robot.children) {
            if (e.name.equals("link") && links.put(e.required("name"), e) != null) {
                throw e.refuse(
                        "name '" + XmlElement.brief(e.get("name", "")) + "' is taken by another link; rename one");
            }
        }
        for (XmlElement e : robot.children) {
            if (e.name.equals("joint")) {
                joint(e);
            }
        }
        checkCycles();
    }

    private void joint(XmlElement e) {
        String parent = end(e, "parent");
        String child = end(e, "child");
        XmlElement other = above.put(child, e);
        if (other != null) {
            throw e.refuse("gives link '" + XmlElement.brief(child) + "' a second parent, after line " + other.line
                    + "; loops are not supported: remove one of the joints");
        }
        joints.add(e);
        below.computeIfAbsent(parent, p -> new ArrayList<>()).add(e);
    }

    private String end(XmlElement joint, String which) {
        XmlElement e = joint.child(which);
        if (e == null) {
            throw joint.refuse("has no <" + which + ">; give it one");
        }
        String name = e.required("link");
        if (!links.containsKey(name)) {
            throw e.refuse("link=\"" + XmlElement.brief(name) + "\" does not exist; name a link of the model");
        }
        return name;
    }

    /** Every link has a way up to one without a parent. */
    private void checkCycles() {
        Set<String> good = new HashSet<>();
        for (String start : links.keySet()) {
            Set<String> way = new HashSet<>();
            String at = start;
            while (above.containsKey(at) && !good.contains(at)) {
                if (!way.add(at)) {
                    throw above.get(at)
                            .refuse("closes a cycle of links through '" + XmlElement.brief(at)
                                    + "'; remove one of its joints");
                }
                at = above.get(at).child("parent").get("link", "");
            }
            good.addAll(way);
            good.add(at);
        }
    }

    /** The only link without a parent. */
    XmlElement root() {
        XmlElement found = null;
        for (Map.Entry<String, XmlElement> e : links.entrySet()) {
            if (!above.containsKey(e.getKey())) {
                if (found != null) {
                    throw e.getValue()
                            .refuse("'" + XmlElement.brief(e.getKey()) + "' has no parent, nor has '"
                                    + XmlElement.brief(found.get("name", "")) + "'; join them by a joint");
                }
                found = e.getValue();
            }
        }
        if (found == null) {
            throw robot.refuse("has no link; a character needs at least one");
        }
        return found;
    }

    List<XmlElement> joints() {
        return joints;
    }

    List<XmlElement> jointsBelow(XmlElement link) {
        return below.getOrDefault(link.get("name", ""), List.of());
    }

    XmlElement child(XmlElement joint) {
        return links.get(joint.child("child").get("link", ""));
    }
}
