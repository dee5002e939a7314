// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.PlanarPlace;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.run.Run;

/** What a walker of nearest-node and the figure of its keyframes look like, as lines. In the package of the controller, whose parts nobody else sees. */
public final class WalkedFigures {
    /** A link as a line from (x1, z1) to (x2, z2), on a side. */
    public record Bone(double x1, double z1, double x2, double z2, Side side) {}

    private final NodeParameters settings;
    private final PlanarFigure figure;

    public WalkedFigures(CharacterModel character) {
        settings = new NodeParameters(new Slots(new PlanarFigure(character)));
        figure = settings.slots.figure;
    }

    /** The keyframes of half a cycle, each with its root at x = 0 and its stance foot on the ground. */
    public List<List<Bone>> keys(ParameterValues values) {
        TargetMotion motion = new TargetMotion(settings, values);
        List<List<Bone>> all = new ArrayList<>();
        double[] pose = new double[settings.slots.count];
        double t = 0;
        for (int k = 0; k < values.get("keys"); k++) {
            double[] q = figure.character.zeroPose();
            motion.pose(t, pose);
            settings.slots.write(pose, PlanarFigure.LEFT, q);
            q[figure.rootZ] = motion.rootZ(t);
            all.add(bones(q));
            t += values.get("key." + k + ".seconds");
        }
        return all;
    }

    /** The body of a run. */
    public List<Bone> body(Run run) {
        double[] q = figure.character.zeroPose();
        run.simulation().observation(0).positions(q);
        return bones(q);
    }

    /** The figure of the keyframes beside it, which begins each step with it. */
    public List<Bone> target(Run run) {
        NearestNodeController walker = (NearestNodeController) run.stage().parts().get(0).controller();
        return bones(walker.along.update(walker.motion, run.stage().world().terrain()));
    }

    private List<Bone> bones(double[] q) {
        PlanarPlace at = new PlanarPlace(figure.body);
        figure.place(q, at);
        List<Bone> all = new ArrayList<>();
        for (int l = 0; l < figure.links; l++) {
            all.add(new Bone(
                    figure.endX(at, l, 0),
                    figure.endZ(at, l, 0),
                    figure.endX(at, l, 1),
                    figure.endZ(at, l, 1),
                    figure.character.links().get(l).side()));
        }
        for (int side = 0; side < 2; side++) {
            // from the ankle to the heel, so that a foot hangs on its leg
            int foot = figure.foot[side];
            all.add(new Bone(
                    at.x(foot), at.z(foot), figure.endX(at, foot, 0), figure.endZ(at, foot, 0), figure.character.links().get(foot).side()));
            all.add(new Bone(
                    at.x(foot), at.z(foot), figure.endX(at, foot, 1), figure.endZ(at, foot, 1), figure.character.links().get(foot).side()));
        }
        return all;
    }
}
