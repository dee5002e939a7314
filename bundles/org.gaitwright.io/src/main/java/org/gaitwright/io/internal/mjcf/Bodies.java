// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.EndEffector;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.math.Pose;
import org.gaitwright.io.internal.model.ModelDraft;
import org.gaitwright.io.internal.solid.Frames;
import org.gaitwright.io.internal.solid.Solid;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.XmlElement;

/** Reads the tree of bodies into a draft. */
final class Bodies {
    private final Compiler compiler;
    private final Defaults defaults;
    private final Placement placement;
    private final Inertias inertias;
    private final Meshes meshes;
    private final ModelDraft draft;
    private final Notes notes;
    private final Sources sources;
    private final List<Double> references = new ArrayList<>();
    private final List<Pose> worldFrames = new ArrayList<>();

    Bodies(Compiler compiler, Defaults defaults, Meshes meshes, ModelDraft draft, Notes notes, Sources sources) {
        this.compiler = compiler;
        this.defaults = defaults;
        this.meshes = meshes;
        this.draft = draft;
        this.notes = notes;
        this.sources = sources;
        placement = new Placement(compiler);
        inertias = new Inertias(compiler, placement);
    }

    void world(XmlElement world) throws IOException {
        for (XmlElement e : world.children) {
            switch (e.name) {
                case "body" -> body(e, -1, Pose.IDENTITY, defaults.main());
                case "geom" -> {
                    if (e.has("name")) {
                        draft.shapeNames.take(e, e.required("name"));
                    }
                    notes.ignored(e, "a geom of the world; the terrain is the ground, and the scene chooses it");
                }
                case "site" -> notes.ignored(e, "a site of the world; end effectors belong to bodies");
                case "light", "camera" -> notes.ignored(e, "the view has its own");
                default -> notes.ignored(e, "not read in the world");
            }
        }
    }

    /** For each joint, the coordinate at which its body stands as the file places it. */
    List<Double> references() {
        return references;
    }

    private void body(XmlElement e, int parent, Pose parentFrame, String inherited) throws IOException {
        notes.attributes(e, Vocabulary.BODY, Vocabulary.WHY);
        Placement.check(e);
        String childClass = e.get("childclass", inherited);
        defaults.known(e, childClass);
        String name = e.has("name") ? draft.linkNames.take(e, e.required("name")) : null;
        List<Geom> geoms = geoms(e, childClass);
        Pose frame = compiler.global() && !e.has("pos") ? null : placement.pose(e);
        try {
            XmlElement inertial = onlyInertial(e);
            Inertias.Principal mass = inertias.of(e, inertial, geoms, frame);
            sources.body(e, inertial);
            // in old files what has no place of its own stands at its mass
            frame = frame == null ? mass.pose() : frame;
            Pose toBody = compiler.global() ? Frames.inverse(frame) : Pose.IDENTITY;
            Pose inParent = compiler.global() ? Frames.inverse(parentFrame).times(frame) : frame;
            int index = link(e, name, parent, inParent, mass.in(toBody), geoms, toBody, childClass);
            sites(e, index, toBody, childClass);
            for (XmlElement child : e.children) {
                if (child.name.equals("body")) {
                    body(child, index, frame, childClass);
                }
            }
        } catch (IllegalArgumentException bad) {
            throw e.refuse((name == null ? "" : "'" + XmlElement.brief(name) + "': ") + bad.getMessage());
        }
    }

    private int link(
            XmlElement e,
            String given,
            int parent,
            Pose pose,
            Inertia inertia,
            List<Geom> geoms,
            Pose toBody,
            String childClass) {
        int index = draft.links().size();
        String name = given != null ? given : draft.linkNames.invent("body" + index);
        Pose worldToBody = compiler.global() ? Frames.inverse(worldFrame(parent, pose)) : null;
        Joints joints = new Joints(compiler, notes);
        for (XmlElement raw : e.children) {
            if (raw.name.equals("joint") || raw.name.equals("freejoint")) {
                boolean free = raw.name.equals("freejoint");
                notes.attributes(raw, free ? Vocabulary.FREEJOINT : Vocabulary.JOINT, Vocabulary.WHY);
                XmlElement full = free ? raw : defaults.apply(raw, childClass);
                String joint = raw.has("name")
                        ? draft.jointNames.take(raw, raw.required("name"))
                        : draft.jointNames.invent(name + "-joint");
                joints.read(full, joint, index, worldToBody);
                sources.joint(full);
            }
        }
        List<Shape> shapes = shapes(geoms.stream().filter(g -> !g.skin()).toList(), toBody);
        List<Shape> skin = shapes(geoms.stream().filter(Geom::skin).toList(), toBody);
        draft.link(e, name, parent, pose.times(joints.zero()), inertia, shapes, skin);
        joints.atZero().forEach(draft::joint);
        references.addAll(joints.references());
        return index;
    }

    private Pose worldFrame(int parent, Pose inParent) {
        Pose world = parent < 0 ? inParent : worldFrames.get(parent).times(inParent);
        worldFrames.add(world);
        return world;
    }

    private XmlElement onlyInertial(XmlElement body) {
        XmlElement found = null;
        for (XmlElement c : body.children) {
            switch (c.name) {
                case "inertial" -> {
                    if (found != null) {
                        throw c.refuse("is the second of its body; keep one");
                    }
                    notes.attributes(c, Vocabulary.INERTIAL, Vocabulary.WHY);
                    found = c;
                }
                case "body", "joint", "freejoint", "geom", "site" -> {
                    // read elsewhere
                }
                case "light", "camera" -> notes.ignored(c, "the view has its own");
                default -> notes.ignored(c, "not read in a body, nor what is in it");
            }
        }
        return found;
    }

    private List<Geom> geoms(XmlElement body, String childClass) throws IOException {
        List<Geom> geoms = new ArrayList<>();
        for (XmlElement raw : body.children) {
            if (!raw.name.equals("geom")) {
                continue;
            }
            notes.attributes(raw, Vocabulary.GEOM, Vocabulary.WHY);
            Placement.check(raw);
            XmlElement e = defaults.apply(raw, childClass);
            String type = e.get("type", "sphere");
            if (type.equals("plane") || type.equals("hfield")) {
                notes.ignored(raw, "a " + type + " on a body; the terrain is the ground");
                continue;
            }
            String name = raw.has("name") ? draft.shapeNames.take(raw, raw.get("name", "")) : "";
            Geom geom = Geom.read(e, name, compiler, placement);
            if (compiler.discardVisual() && !geom.surface().collides()) {
                continue;
            }
            if (geom.solid() == null) {
                meshes.check(e);
                notes.ignored(raw, "meshes are not read; give the body spheres, capsules or boxes to touch with");
            }
            geoms.add(geom);
        }
        return geoms;
    }

    private List<Shape> shapes(List<Geom> geoms, Pose toBody) {
        List<Shape> shapes = new ArrayList<>();
        for (Geom g : geoms) {
            if (g.solid() == null) {
                continue;
            }
            Solid.Fit fit = g.solid().nearest();
            if (!fit.exact() && !g.skin()) {
                notes.add(
                        g.source(),
                        "a geom of type " + g.source().get("type", "sphere")
                                + " touches as the nearest capsule or box; its mass is that of the real shape");
            }
            Pose pose = toBody.times(g.pose());
            sources.geom(g.source());
            shapes.add(new Shape(
                    g.name(),
                    fit.geometry(),
                    new Pose(pose.position(), pose.orientation().times(fit.turn())),
                    g.skin() ? Surface.NONE : g.surface()));
        }
        return shapes;
    }

    private void sites(XmlElement body, int link, Pose toBody, String childClass) {
        for (XmlElement raw : body.children) {
            if (raw.name.equals("site")) {
                notes.attributes(raw, Vocabulary.SITE, Vocabulary.WHY);
                Placement.check(raw);
                XmlElement e = defaults.apply(raw, childClass);
                Placement.Ends ends = Placement.ends(e);
                String name = raw.has("name")
                        ? draft.siteNames.take(raw, raw.required("name"))
                        : draft.siteNames.invent("site");
                Pose pose = ends == null ? placement.pose(e) : ends.pose();
                sources.site(e);
                draft.site(raw, new EndEffector(name, link, toBody.times(pose)));
            }
        }
    }
}
