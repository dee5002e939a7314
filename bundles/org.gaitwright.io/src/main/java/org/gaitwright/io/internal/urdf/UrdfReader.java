// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.urdf;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gaitwright.core.character.EndEffector;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.model.ModelDraft;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.SafeXml;
import org.gaitwright.io.internal.xml.XmlElement;

/** Reads one URDF model. An instance reads one file. */
public final class UrdfReader {
    private final Notes notes;
    private final ModelDraft draft = new ModelDraft();
    private final Set<Integer> frames = new HashSet<>();
    private final XmlElement robot;
    private final RootKind root;
    private final UrdfTree tree;
    private final UrdfLinks links;
    private final UrdfJoints joints;

    private UrdfReader(XmlElement robot, RootKind root, ModelFolder folder, Notes notes) {
        this.robot = robot;
        this.notes = notes;
        this.root = root;
        tree = new UrdfTree(robot);
        links = new UrdfLinks(folder, notes, draft);
        joints = new UrdfJoints(notes, draft);
    }

    /** Reads a model from a stream; {@code file} is how messages name it. */
    public static Imported read(InputStream in, String file, RootKind root, ModelFolder folder) throws IOException {
        return read(in, file, root, folder, new Notes());
    }

    /** The same; what was ignored is added to {@code notes} also if the model is then refused. */
    public static Imported read(InputStream in, String file, RootKind root, ModelFolder folder, Notes notes)
            throws IOException {
        XmlElement robot = new SafeXml().read(in, file, 0);
        if (!robot.name.equals("robot")) {
            throw robot.refuse("is not a URDF model; expected <robot> as the outermost element");
        }
        return new UrdfReader(robot, root, folder, notes).model();
    }

    private Imported model() throws IOException {
        notes.attributes(robot, Set.of("name"), UrdfLinks.WHY);
        for (XmlElement e : robot.children) {
            if (!Set.of("link", "joint").contains(e.name)) {
                notes.ignored(e, "only links and joints are read");
            }
        }
        XmlElement first = tree.root();
        tree.joints().forEach(j -> draft.jointNames.reserve(j.get("name", "")));
        if (isWorld(first)) {
            for (XmlElement joint : tree.jointsBelow(first)) {
                child(joint, -1);
            }
        } else {
            int index = link(first, -1, Pose.IDENTITY);
            for (RootKind.Motion m : root.motions) {
                String name = draft.jointNames.invent(m.name());
                draft.joint(new Joint(name, index, m.type(), Vec3.ZERO, m.axis(), null, 0, 0, 0, 0, 0));
            }
            below(first, index);
        }
        if (draft.links().isEmpty()) {
            throw robot.refuse("has no link but the world; give it one");
        }
        endEffectors();
        return new Imported(draft.build(robot, robot.get("name", "robot")), notes.list());
    }

    /** An empty link of this name stands for the world, as people write it who fix or place a robot by a joint. */
    private static boolean isWorld(XmlElement link) {
        return link.get("name", "").equals("world") && link.children.isEmpty();
    }

    private void below(XmlElement parent, int index) throws IOException {
        for (XmlElement joint : tree.jointsBelow(parent)) {
            child(joint, index);
        }
    }

    private void child(XmlElement joint, int parent) throws IOException {
        XmlElement child = tree.child(joint);
        int index = link(child, parent, UrdfLinks.origin(joint));
        joints.read(joint, index, parent < 0);
        below(child, index);
    }

    private int link(XmlElement e, int parent, Pose pose) throws IOException {
        String name = draft.linkNames.take(e, e.required("name"));
        List<Shape> shapes = links.shapes(e);
        Inertia inertia = links.inertia(e);
        int index = draft.link(e, name, parent, pose, inertia, shapes, List.of());
        if (inertia.mass() == 0 && shapes.isEmpty() && parent >= 0) {
            frames.add(index);
        }
        return index;
    }

    /** A last link that is only a frame, such as a sole or a tool, is where something is meant to be steered. */
    private void endEffectors() {
        Set<Integer> parents = new HashSet<>();
        draft.links().forEach(l -> parents.add(l.parent()));
        for (int i = 0; i < draft.links().size(); i++) {
            if (frames.contains(i) && !parents.contains(i)) {
                draft.site(robot, new EndEffector(draft.links().get(i).name(), i, Pose.IDENTITY));
            }
        }
    }
}
