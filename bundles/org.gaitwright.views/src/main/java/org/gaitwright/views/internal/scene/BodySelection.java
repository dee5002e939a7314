// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.Locale;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.ui.views.properties.IPropertySource;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Force;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.views.internal.live.Facts;

/** A body that was selected in the scene, with what there is to know about it at a moment. */
public final class BodySelection extends Facts implements IAdaptable {
    private static final String BODY = "Body";
    private static final String MOMENT = "Now";

    private final Snapshot now;
    private final SignalIndex signals;
    private final int body;

    BodySelection(Snapshot now, SignalIndex signals, int body) {
        this.now = now;
        this.signals = signals;
        this.body = body;
        fill();
    }

    public int body() {
        return body;
    }

    private void fill() {
        World world = now.world();
        int first = 0;
        for (int a = 0; a < world.actors().size(); a++) {
            CharacterModel character = world.actors().get(a).character();
            if (body < first + character.links().size()) {
                link(a, character, body - first);
                return;
            }
            first += character.links().size();
        }
        fact(BODY, "Name", world.bodyName(body));
        place();
    }

    private void link(int actor, CharacterModel character, int link) {
        Link l = character.links().get(link);
        fact(BODY, "Name", l.name());
        fact(BODY, "Character", now.world().actors().get(actor).name());
        fact(BODY, "Mass", number(l.inertia().mass(), "kg"));
        fact(BODY, "Role", l.role().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        place();
        for (Joint j : character.joints()) {
            if (j.link() == link) {
                joint(actor, j);
            }
        }
    }

    private void place() {
        double[] p = now.poses();
        fact(MOMENT, "Position", vector(new Vec3(p[7 * body], p[7 * body + 1], p[7 * body + 2]), "m"));
        Vec3 ground = Vec3.ZERO;
        Vec3 others = Vec3.ZERO;
        for (Force f : now.contacts()) {
            if (f.body() == body && f.other() < 0) {
                ground = ground.plus(f.newtons());
            } else if (f.body() == body) {
                others = others.plus(f.newtons());
            } else if (f.other() == body) {
                others = others.minus(f.newtons());
            }
        }
        fact(MOMENT, "Force of the ground", vector(ground, "N"));
        fact(MOMENT, "Force of other bodies", vector(others, "N"));
    }

    private void joint(int actor, Joint j) {
        boolean ball = j.type() == JointType.BALL;
        if (j.type() != JointType.HINGE && !ball) {
            return;
        }
        String group = "Joint " + j.name();
        if (ball) {
            Vec3 angle = signals.vector(now, actor, j.name() + ".angle");
            Vec3 torque = signals.vector(now, actor, j.name() + ".torque");
            fact(group, "Angle", angle == null ? "–" : vector(angle.times(180 / Math.PI), "°"));
            fact(group, "Torque", torque == null ? "–" : vector(torque, "N m"));
        } else {
            fact(group, "Angle", number(Math.toDegrees(signals.value(now, actor, j.name() + ".angle")), "°"));
            fact(group, "Torque", number(signals.value(now, actor, j.name() + ".torque"), "N m"));
        }
        if (j.torqueLimit() > 0 && j.torqueLimit() < Double.POSITIVE_INFINITY) {
            fact(group, "Torque limit", number(j.torqueLimit(), "N m"));
        }
    }

    private static String number(double v, String unit) {
        return Double.isFinite(v) ? String.format(Locale.ROOT, "%.3g %s", v, unit) : "–";
    }

    private static String vector(Vec3 v, String unit) {
        return String.format(Locale.ROOT, "%.2f, %.2f, %.2f %s", v.x(), v.y(), v.z(), unit);
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        return type == IPropertySource.class ? type.cast(this) : null;
    }
}
