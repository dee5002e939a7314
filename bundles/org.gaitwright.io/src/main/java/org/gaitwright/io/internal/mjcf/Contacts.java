// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import org.gaitwright.core.character.ContactPair;
import org.gaitwright.core.character.Surface;
import org.gaitwright.io.internal.model.ModelDraft;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.XmlElement;

/** Reads {@code <contact>}: what does not touch, and what touches with a friction of its own. */
final class Contacts {
    private static final double[] FRICTION = {1, 1, 0.005, 0.0001, 0.0001};

    private final Defaults defaults;
    private final ModelDraft draft;
    private final Notes notes;

    Contacts(Defaults defaults, ModelDraft draft, Notes notes) {
        this.defaults = defaults;
        this.draft = draft;
        this.notes = notes;
    }

    void read(XmlElement contact) {
        for (XmlElement e : contact.children) {
            switch (e.name) {
                case "exclude" -> exclude(e);
                case "pair" -> pair(e);
                default -> notes.ignored(e, "only exclude and pair are read in <contact>");
            }
        }
    }

    private void exclude(XmlElement e) {
        notes.attributes(e, Vocabulary.EXCLUDE, Vocabulary.WHY);
        int a = link(e, "body1");
        int b = link(e, "body2");
        if (a < 0 || b < 0) {
            notes.ignored(e, "it concerns the world; the scene defines contact with the ground");
        } else {
            draft.exclude(a, b);
        }
    }

    private int link(XmlElement e, String attribute) {
        String name = e.required(attribute);
        int i = draft.linkIndex(name);
        if (i < 0 && !name.equals("world")) {
            throw e.refuse(attribute + "=\"" + XmlElement.brief(name) + "\" is not a body; name one of the model's");
        }
        return i;
    }

    private void pair(XmlElement raw) {
        notes.attributes(raw, Vocabulary.PAIR, Vocabulary.WHY);
        XmlElement e = defaults.apply(raw, defaults.main());
        int[] a = draft.shape(e.required("geom1"));
        int[] b = draft.shape(e.required("geom2"));
        double[] f = FRICTION.clone();
        double[] given = e.numbers("friction", 1, 5);
        if (given != null) {
            System.arraycopy(given, 0, f, 0, given.length);
        }
        if (f[0] != f[1]) {
            notes.add(raw, "the second friction of a pair is ignored: friction is the same in all directions here");
        }
        Surface surface = Geom.surface(e, f[0], f[2], 1, 1);
        if (a == null || b == null) {
            checkNames(e);
            notes.ignored(raw, "it concerns a geom of the world or a mesh; the scene chooses the ground");
        } else if (a[0] == b[0]) {
            notes.ignored(raw, "its geoms belong to one body, which can't touch itself");
        } else {
            draft.pair(raw, new ContactPair(a[0], a[1], b[0], b[1], surface));
        }
    }

    private void checkNames(XmlElement e) {
        for (String attribute : new String[] {"geom1", "geom2"}) {
            String name = e.get(attribute, "");
            if (draft.shape(name) == null && !draft.shapeNames.has(name)) {
                throw e.refuse(
                        attribute + "=\"" + XmlElement.brief(name) + "\" is not a geom; name one of the model's");
            }
        }
    }
}
