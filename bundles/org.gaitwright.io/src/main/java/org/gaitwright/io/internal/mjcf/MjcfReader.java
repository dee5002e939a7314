// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.io.internal.model.ModelDraft;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.model.Names;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.SafeXml;
import org.gaitwright.io.internal.xml.XmlElement;

/** Reads one MJCF model. An instance reads one file. */
public final class MjcfReader {
    /** The pose in which scenes start. */
    private static final String STAND = "stand";

    private static final Map<String, String> NOT_READ = Map.of(
            "option", "time step, gravity and solver are the scene's",
            "size", "memory sizes are not needed",
            "visual", "the view has its own settings",
            "statistic", "the view computes its own",
            "custom", "not used by this studio",
            "equality", "unsupported: constraints between bodies or joints",
            "tendon", "unsupported: tendons",
            "sensor", "controllers see the whole state",
            "deformable", "unsupported: bodies are rigid",
            "extension", "unsupported: MuJoCo plug-ins");
    private static final Set<String> SECTIONS =
            Set.of("compiler", "default", "asset", "worldbody", "contact", "actuator", "keyframe");

    private final Notes notes;
    private final Compiler compiler = new Compiler();
    private final Defaults defaults = new Defaults();
    private final ModelDraft draft = new ModelDraft();
    private final Actuators actuators;
    private final Contacts contacts;
    private final Meshes meshes;
    private final Bodies bodies;
    private final XmlElement root;
    private final Sources sources;

    private MjcfReader(XmlElement root, ModelFolder folder) {
        this(root, folder, new Notes());
    }

    private MjcfReader(XmlElement root, ModelFolder folder, Notes notes) {
        this.root = root;
        this.notes = notes;
        actuators = new Actuators(compiler, notes);
        contacts = new Contacts(defaults, draft, notes);
        sources = new Sources(root, compiler);
        meshes = new Meshes(compiler, folder, notes);
        bodies = new Bodies(compiler, defaults, meshes, draft, notes, sources);
    }

    /** Reads a model that includes no files from a stream; {@code file} is how messages name it. */
    public static Imported read(InputStream in, String file) throws IOException {
        return read(in, file, ModelFolder.NONE);
    }

    /** Reads a model from a stream, with the files that it includes. */
    public static Imported read(InputStream in, String file, ModelFolder folder) throws IOException {
        return traced(in, file, folder).read();
    }

    /** A model, and which element each of its parts is from. */
    record Traced(Imported read, Sources sources) {}

    static Traced traced(InputStream in, String file, ModelFolder folder) throws IOException {
        MjcfReader reader = new MjcfReader(tree(in, file, folder), folder);
        return new Traced(reader.model(), reader.sources);
    }

    /** The elements of a model, with those of the files that it includes. */
    public static XmlElement tree(InputStream in, String file, ModelFolder folder) throws IOException {
        SafeXml xml = new SafeXml();
        XmlElement root = xml.read(in, file, 0);
        if (root.name.equals("robot")) {
            throw root.refuse("is a URDF model; give the file the ending .urdf");
        }
        if (!root.name.equals("mujoco")) {
            throw root.refuse("is not a model; expected <mujoco> as the outermost element");
        }
        new Includes(xml, folder, file).expand(root, 1);
        return root;
    }

    /** Reads a tree of elements; what was ignored is added to {@code notes} also if it is then refused. */
    public static Imported read(XmlElement root, ModelFolder folder, Notes notes) throws IOException {
        return new MjcfReader(root, folder, notes).model();
    }

    private Imported model() throws IOException {
        notes.attributes(root, Set.of("model"), Vocabulary.WHY);
        for (XmlElement e : root.children) {
            if (!SECTIONS.contains(e.name)) {
                unread(e);
            }
        }
        sections("compiler").forEach(e -> compiler.read(e, notes));
        sections("default").forEach(this::defaults);
        sections("asset").forEach(meshes::declare);
        for (XmlElement e : sections("worldbody")) {
            reserve(e);
        }
        for (XmlElement e : sections("worldbody")) {
            bodies.world(e);
        }
        if (draft.links().isEmpty()) {
            throw root.refuse("has no body; a character needs at least one in its <worldbody>");
        }
        sections("contact").forEach(contacts::read);
        actuators();
        sections("keyframe").forEach(this::keyframes);
        standAtReference();
        scaleToTotalMass();
        return new Imported(draft.build(root, root.get("model", "character")), notes.list());
    }

    private List<XmlElement> sections(String name) {
        return root.children.stream().filter(e -> e.name.equals(name)).toList();
    }

    /** Keeps names that are invented for what has none apart from those that the file gives, also further down. */
    private void reserve(XmlElement parent) {
        for (XmlElement e : parent.children) {
            String name = e.get("name", "");
            switch (e.name) {
                case "body" -> draft.linkNames.reserve(name);
                case "joint", "freejoint" -> draft.jointNames.reserve(name);
                case "site" -> draft.siteNames.reserve(name);
                default -> {
                    // not named by this reader
                }
            }
            reserve(e);
        }
    }

    private void unread(XmlElement section) {
        String why = NOT_READ.getOrDefault(section.name, "unknown or unsupported");
        if (Set.of("equality", "tendon").contains(section.name)) {
            section.children.forEach(c -> notes.ignored(c, why));
        } else {
            notes.ignored(section, why);
        }
    }

    private void defaults(XmlElement section) {
        defaults.read(section);
        listUnread(section);
    }

    private void listUnread(XmlElement section) {
        for (XmlElement e : section.children) {
            Set<String> read = Vocabulary.ofDefault(e.name);
            if (e.name.equals("default")) {
                listUnread(e);
            } else if (read == null) {
                notes.ignored(e, "its elements are unsupported");
            } else {
                notes.attributes(e, read, Vocabulary.WHY);
            }
        }
    }

    private void actuators() {
        Map<String, JointType> joints = new HashMap<>();
        draft.joints().forEach(j -> joints.put(j.name(), j.type()));
        for (XmlElement section : sections("actuator")) {
            for (XmlElement a : section.children) {
                XmlElement full = defaults.apply(a, defaults.main());
                actuators.read(a, full, joints);
                sources.actuator(full);
            }
        }
        actuators.apply(draft.joints());
    }

    private void keyframes(XmlElement section) {
        Names names = new Names("keyframe");
        for (XmlElement e : section.children) {
            if (!e.name.equals("key")) {
                notes.ignored(e, "only key is read in <keyframe>");
                continue;
            }
            notes.attributes(e, Vocabulary.KEY, Vocabulary.WHY);
            String name = e.has("name") ? names.take(e, e.required("name")) : names.invent("key");
            if (draft.hasPose(name)) {
                throw e.refuse(
                        "name '" + XmlElement.brief(name) + "' is taken by another keyframe; rename one of them");
            }
            draft.pose(e, name, keyframe(e));
            sources.key(name, e);
        }
    }

    private double[] keyframe(XmlElement e) {
        int n = draft.positions();
        double[] q = e.numbers("qpos", n, n);
        if (q == null) {
            return referencePose();
        }
        int o = 0;
        for (var j : draft.joints()) {
            int at = j.type() == JointType.FREE ? o + 3 : o;
            if (j.type() == JointType.FREE || j.type() == JointType.BALL) {
                double n2 = q[at] * q[at] + q[at + 1] * q[at + 1] + q[at + 2] * q[at + 2] + q[at + 3] * q[at + 3];
                if (n2 < 1e-20) {
                    throw e.refuse("qpos has a quaternion without direction for joint '" + XmlElement.brief(j.name())
                            + "' at number " + (at + 1) + "; give 1 0 0 0 for no turn");
                }
                Quaternions.normalize(q, at);
            }
            o += j.type().positions();
        }
        return q;
    }

    /** A model whose file places its bodies at other coordinates than zero starts as the file places it. */
    private void standAtReference() {
        if (!draft.hasPose(STAND) && bodies.references().stream().anyMatch(r -> r != 0)) {
            draft.pose(root, STAND, referencePose());
        }
    }

    private double[] referencePose() {
        double[] q = draft.zeroPose();
        int o = 0;
        for (int j = 0; j < draft.joints().size(); j++) {
            JointType t = draft.joints().get(j).type();
            if (t == JointType.HINGE || t == JointType.SLIDE) {
                q[o] = bodies.references().get(j);
            }
            o += t.positions();
        }
        return q;
    }

    private void scaleToTotalMass() {
        double mass =
                draft.links().stream().mapToDouble(l -> l.inertia().mass()).sum();
        if (compiler.totalMass() > 0 && mass > 0) {
            sources.massScale = compiler.totalMass() / mass;
            draft.scaleMasses(sources.massScale);
        }
    }
}
