// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.io.internal.xml.XmlElement;

/** Which element each part of a model was read from, with defaults filled in; lists are in the order of the model's. */
final class Sources {
    final XmlElement root;
    final Compiler compiler;
    final List<XmlElement> bodies = new ArrayList<>();
    /** Null for a body that has none. */
    final List<XmlElement> inertials = new ArrayList<>();

    final List<XmlElement> joints = new ArrayList<>();
    /** Shapes of a body, then its skin. */
    final List<List<XmlElement>> geoms = new ArrayList<>();

    final List<XmlElement> sites = new ArrayList<>();
    final List<XmlElement> actuators = new ArrayList<>();
    final Map<String, XmlElement> keys = new LinkedHashMap<>();
    /** What masses of the file were multiplied by. */
    double massScale = 1;

    /** Those of the body that was begun last. */
    private List<XmlElement> shapes = new ArrayList<>();

    Sources(XmlElement root, Compiler compiler) {
        this.root = root;
        this.compiler = compiler;
    }

    void body(XmlElement body, XmlElement inertial) {
        bodies.add(body);
        inertials.add(inertial);
        shapes = new ArrayList<>();
        geoms.add(shapes);
    }

    void joint(XmlElement joint) {
        joints.add(joint);
    }

    void geom(XmlElement geom) {
        shapes.add(geom);
    }

    void site(XmlElement site) {
        sites.add(site);
    }

    void actuator(XmlElement actuator) {
        actuators.add(actuator);
    }

    void key(String name, XmlElement key) {
        keys.put(name, key);
    }

    /** Whether all of it stands in one file. */
    boolean inOneFile() {
        return inFile(root, root.file);
    }

    private static boolean inFile(XmlElement e, String file) {
        return e.file.equals(file) && e.children.stream().allMatch(c -> inFile(c, file));
    }
}
