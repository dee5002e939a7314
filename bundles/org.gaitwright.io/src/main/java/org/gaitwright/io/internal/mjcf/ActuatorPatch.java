// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.io.internal.edit.XmlEdits;
import org.gaitwright.io.internal.xml.XmlElement;

/**
 * Changes the actuators of a file so that joints have other torque limits: the gear where there is one, so that controls stay
 * what they are, else the ranges.
 */
final class ActuatorPatch {
    private final CharacterModel base;
    private final CharacterModel target;
    private final Sources sources;
    private final XmlEdits xml;

    ActuatorPatch(CharacterModel base, CharacterModel target, Sources sources, XmlEdits xml) {
        this.base = base;
        this.target = target;
        this.sources = sources;
        this.xml = xml;
    }

    void all() {
        for (int i = 0; i < base.joints().size(); i++) {
            Joint was = base.joints().get(i);
            double now = target.joints().get(i).torqueLimit();
            if (was.torqueLimit() != now) {
                joint(was, now);
            }
        }
    }

    private void joint(Joint was, double now) {
        boolean any = false;
        for (XmlElement e : sources.actuators) {
            if (was.name().equals(e.get("joint", e.get("jointinparent", "")))) {
                any = true;
                if (was.torqueLimit() > 0 && Double.isFinite(was.torqueLimit())) {
                    scale(e, now / was.torqueLimit());
                } else {
                    limit(e, now);
                }
            }
        }
        if (!any) {
            add(was, now);
        }
    }

    private void scale(XmlElement e, double factor) {
        double[] gear = e.numbers("gear", 1, 6);
        boolean geared = false;
        for (int i = 0; gear != null && i < gear.length; i++) {
            geared |= gear[i] != 0 && Math.abs(gear[i]) != 1;
            gear[i] *= factor;
        }
        if (geared) {
            xml.put(e.order, "gear", gear);
            return;
        }
        range(e, "ctrlrange", factor);
        range(e, "forcerange", factor);
    }

    private void range(XmlElement e, String attribute, double factor) {
        double[] range = e.numbers(attribute, 2, 2);
        if (range != null) {
            xml.put(e.order, attribute, factor * range[0], factor * range[1]);
        }
    }

    /** A first limit for an actuator without one. */
    private void limit(XmlElement e, double max) {
        double[] gear = e.numbers("gear", 1, 6);
        double strongest = gear == null ? 1 : 0;
        for (int i = 0; gear != null && i < gear.length; i++) {
            strongest = Math.max(strongest, Math.abs(gear[i]));
        }
        xml.put(e.order, "forcerange", -max / strongest, max / strongest);
        xml.put(e.order, "forcelimited", "true");
    }

    private void add(Joint joint, double max) {
        StringBuilder motors = new StringBuilder();
        String name = XmlEdits.escaped(joint.name());
        String range = "\" ctrllimited=\"true\" ctrlrange=\"" + XmlEdits.spell(-max) + " " + XmlEdits.spell(max);
        if (joint.type() == JointType.BALL) {
            for (String gear : new String[] {"1 0 0", "0 1 0", "0 0 1"}) {
                motors.append("<motor joint=\"")
                        .append(name)
                        .append("\" gear=\"")
                        .append(gear)
                        .append(range);
                motors.append("\"/>");
            }
        } else {
            motors.append("<motor joint=\"").append(name).append(range).append("\"/>");
        }
        XmlElement section = sources.root.child("actuator");
        if (section == null) {
            xml.child(sources.root.order, "<actuator>" + motors + "</actuator>");
        } else {
            xml.child(section.order, motors.toString());
        }
    }
}
