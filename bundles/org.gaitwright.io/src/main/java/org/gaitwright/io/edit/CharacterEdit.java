// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.edit.XmlEdits;
import org.gaitwright.io.internal.edit.XmlSource;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.mjcf.MjcfEditor;

/**
 * A character as the text of an MJCF file, for editors that change its numbers in their places: comments and layout stay.
 * Reading the changed text gives the character that was asked for, to 1e-9. Immutable: after a change make one of the new
 * text.
 */
public final class CharacterEdit {
    private final MjcfEditor file;

    private CharacterEdit(MjcfEditor file) {
        this.file = file;
    }

    /**
     * How to change a text.
     *
     * @param edits none if nothing changes
     * @param rewritten whether they replace all of it, because numbers could not be changed in their places: then only the
     *     comments at its head are kept
     * @param reason why it is rewritten; else empty
     */
    public record Result(List<TextEdit> edits, boolean rewritten, String reason) {}

    /**
     * Reads a model; what it includes is looked for beside its file.
     *
     * @throws InvalidInput if it is none, with file, line and what to do
     */
    public static CharacterEdit of(String text, Path file) {
        return of(text, file, f -> Optional.empty());
    }

    /** As {@link #of(String, Path)}, with files that it includes as they are in editors. */
    public static CharacterEdit of(String text, Path file, Function<Path, Optional<String>> unsaved) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        return new CharacterEdit(
                new MjcfEditor(text, file.getFileName().toString(), ((FileContent) unsaved::apply).folder(folder)));
    }

    /** The character as the text has it. */
    public CharacterModel model() {
        return file.model();
    }

    /** Gives it other proportions. */
    public Result reshape(Proportions proportions) {
        return become(proportions.of(model()));
    }

    /**
     * Makes it another character of the same structure: the same links, joints, sites and keyframes by name, with other
     * numbers.
     */
    public Result become(CharacterModel target) {
        StringBuilder why = new StringBuilder();
        Optional<List<TextEdit>> inPlace = file.towards(target, why);
        if (inPlace.isPresent()) {
            return new Result(inPlace.get(), false, "");
        }
        String text = file.source().text();
        return new Result(TextEdit.between(text, file.rewritten(target)), true, why.toString());
    }

    /** Gives a body another mass, kg; its inertia goes along. */
    public Result mass(String body, double kilograms) {
        int i = model().linkIndex(body);
        if (i < 0) {
            throw new InvalidInput("there is no body '" + body + "'; name one of the model's");
        }
        Link l = model().links().get(i);
        double f = kilograms / l.inertia().mass();
        if (!(kilograms > 0 && Double.isFinite(f))) {
            throw new InvalidInput("body '" + body + "': got a mass of " + kilograms + " kg"
                    + (l.inertia().mass() > 0 ? "; expected more than zero" : ", but it has none; give it a shape"));
        }
        Inertia n = l.inertia();
        Inertia heavy =
                new Inertia(kilograms, n.com(), f * n.xx(), f * n.yy(), f * n.zz(), f * n.xy(), f * n.xz(), f * n.yz());
        List<Link> links = new ArrayList<>(model().links());
        links.set(i, l.with(heavy));
        return become(with(links, model().joints()));
    }

    /** Gives a joint another range, rad or m; of a ball the lower end must be 0. */
    public Result range(String joint, double lower, double upper) {
        Joint j = joint(joint);
        try {
            return become(with(j, new Joint.Limit(lower, upper), j.torqueLimit()));
        } catch (IllegalArgumentException e) {
            throw new InvalidInput("joint '" + joint + "': " + e.getMessage(), e);
        }
    }

    /** Gives a joint another torque limit, N m or N. */
    public Result torqueLimit(String joint, double max) {
        Joint j = joint(joint);
        if (!(max > 0 && Double.isFinite(max))) {
            throw new InvalidInput("joint '" + joint + "': got a torque limit of " + max + "; expected more than zero");
        }
        return become(with(j, j.limit(), max));
    }

    private Joint joint(String name) {
        int i = model().jointIndex(name);
        if (i < 0) {
            throw new InvalidInput("there is no joint '" + name + "'; name one of the model's");
        }
        return model().joints().get(i);
    }

    private CharacterModel with(Joint j, Joint.Limit limit, double torque) {
        List<Joint> joints = new ArrayList<>(model().joints());
        joints.set(
                joints.indexOf(j),
                new Joint(
                        j.name(),
                        j.link(),
                        j.type(),
                        j.anchor(),
                        j.axis(),
                        limit,
                        torque,
                        j.stiffness(),
                        j.springReference(),
                        j.damping(),
                        j.armature()));
        return with(model().links(), joints);
    }

    private CharacterModel with(List<Link> links, List<Joint> joints) {
        CharacterModel m = model();
        Map<String, double[]> keyframes = new HashMap<>();
        m.keyframes().forEach(k -> keyframes.put(k, m.keyframe(k)));
        return new CharacterModel(
                m.name(), links, joints, m.endEffectors(), m.exclusions(), m.contactPairs(), keyframes);
    }

    /**
     * Sets an attribute of a named element as it stands in the file, in its units.
     *
     * @param element such as {@code joint}
     * @param value null takes the attribute away
     * @throws InvalidInput if there is no such element, or the text would be no model any more
     */
    public List<TextEdit> set(String element, String name, String attribute, String value) {
        XmlEdits xml = new XmlEdits(file.source());
        int tag = find(element, name)
                .orElseThrow(() -> new InvalidInput("there is no <" + element + " name=\"" + name + "\"> in the file"));
        xml.put(tag, attribute, value);
        file.check(xml.edits());
        return xml.edits();
    }

    /** Where the first tag of a named element stands, if the file itself has it. */
    public Optional<TextRange> place(String element, String name) {
        return find(element, name).map(i -> {
            XmlSource.Tag tag = file.source().tags().get(i);
            return TextRange.of(file.source().text(), tag.start, tag.end);
        });
    }

    private Optional<Integer> find(String element, String name) {
        List<XmlSource.Tag> tags = file.source().tags();
        for (int i = 0; i < tags.size(); i++) {
            XmlSource.Attribute named = tags.get(i).attribute("name");
            if (tags.get(i).name.equals(element)
                    && named != null
                    && file.source().value(named).equals(XmlEdits.escaped(name))) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }
}
