// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/** Makes a character of other proportions. */
final class Reshaping {
    private static final double NOWHERE = 1e-9;

    private final CharacterModel base;
    private final List<Stretch> stretches = new ArrayList<>();

    Reshaping(CharacterModel base, Proportions proportions) {
        this.base = base;
        Pose[] zero = Posture.of(base, base.zeroPose());
        for (int i = 0; i < base.links().size(); i++) {
            Link l = base.links().get(i);
            Proportions.Factors f = proportions.factors(l.role(), l.side());
            stretches.add(Stretch.along(length(i, zero[i]), f, l.shapes()));
        }
    }

    CharacterModel model(String name) {
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < stretches.size(); i++) {
            Link l = base.links().get(i);
            Stretch s = stretches.get(i);
            links.add(new Link(
                    l.name(),
                    l.parent(),
                    placed(i),
                    s.of(l.inertia()),
                    s.of(l.shapes()),
                    s.of(l.skin()),
                    l.role(),
                    l.side()));
        }
        double mass = links.stream().mapToDouble(l -> l.inertia().mass()).sum();
        double was = base.links().stream().mapToDouble(l -> l.inertia().mass()).sum();
        List<Joint> joints = joints(was > 0 ? mass / was : 1);
        CharacterModel inTheAir = with(name, links, joints, Map.of());
        Pose[] zero = Posture.of(base, base.zeroPose());
        double up = Posture.feet(base, zero) - Posture.feet(inTheAir, Posture.of(inTheAir, inTheAir.zeroPose()));
        Link root = links.get(0);
        links.set(
                0,
                new Link(
                        root.name(),
                        root.parent(),
                        raised(root.pose(), Double.isFinite(up) ? up : 0),
                        root.inertia(),
                        root.shapes(),
                        root.skin(),
                        root.role(),
                        root.side()));
        CharacterModel shaped = with(name, links, joints, Map.of());
        Map<String, double[]> keyframes = new HashMap<>();
        base.keyframes().forEach(k -> keyframes.put(k, Stance.of(base, shaped, base.keyframe(k))));
        return with(name, links, joints, keyframes);
    }

    private CharacterModel with(String name, List<Link> links, List<Joint> joints, Map<String, double[]> keyframes) {
        return new CharacterModel(name, links, joints, effectors(), base.exclusions(), base.contactPairs(), keyframes);
    }

    private static Pose raised(Pose p, double up) {
        return new Pose(p.position().plus(new Vec3(0, 0, up)), p.orientation());
    }

    /** The joint moves with the parent, the link's frame away from its joint with the link. */
    private Pose placed(int link) {
        Link l = base.links().get(link);
        Pose pose = l.pose();
        Vec3 anchor = anchor(link);
        Vec3 own = pose.orientation().rotate(stretches.get(link).shift(anchor));
        Vec3 parents = l.parent() < 0 ? Vec3.ZERO : stretches.get(l.parent()).shift(pose.transform(anchor));
        return new Pose(pose.position().plus(parents).minus(own), pose.orientation());
    }

    private List<Joint> joints(double strength) {
        List<Joint> joints = new ArrayList<>();
        for (Joint j : base.joints()) {
            joints.add(new Joint(
                    j.name(),
                    j.link(),
                    j.type(),
                    stretches.get(j.link()).of(j.anchor()),
                    j.axis(),
                    j.limit(),
                    strength * j.torqueLimit(),
                    strength * j.stiffness(),
                    j.springReference(),
                    strength * j.damping(),
                    j.armature()));
        }
        return joints;
    }

    private List<EndEffector> effectors() {
        return base.endEffectors().stream()
                .map(e -> new EndEffector(
                        e.name(), e.link(), stretches.get(e.link()).of(e.pose())))
                .toList();
    }

    /** The direction of a link's length in its own frame. */
    private Vec3 length(int link, Pose zero) {
        return switch (base.links().get(link).role()) {
            case PELVIS, TRUNK, HEAD -> zero.orientation().conjugate().rotate(Vec3.Z);
            case FOOT, TOES -> zero.orientation().conjugate().rotate(Vec3.X);
            default -> towardsTheEnd(link);
        };
    }

    /** From a link's joint to those of its children; without children to its shapes, or else its centre of mass. */
    private Vec3 towardsTheEnd(int link) {
        List<Vec3> ends = new ArrayList<>();
        for (int i = link + 1; i < base.links().size(); i++) {
            if (base.links().get(i).parent() == link) {
                ends.add(base.links().get(i).pose().transform(anchor(i)));
            }
        }
        Link l = base.links().get(link);
        if (ends.isEmpty()) {
            l.shapes().forEach(s -> ends.add(s.pose().position()));
        }
        Vec3 sum = Vec3.ZERO;
        for (Vec3 end : ends) {
            sum = sum.plus(end);
        }
        Vec3 end = ends.isEmpty() ? l.inertia().com() : sum.times(1.0 / ends.size());
        Vec3 direction = end.minus(anchor(link));
        return direction.norm() > NOWHERE ? direction : Vec3.Z;
    }

    /** Where a link hangs on its parent, in its own frame: at its first joint, or at its origin. */
    private Vec3 anchor(int link) {
        for (Joint j : base.joints()) {
            if (j.link() == link) {
                boolean turns = j.type() == JointType.BALL || j.type() == JointType.HINGE;
                return turns ? j.anchor() : Vec3.ZERO;
            }
        }
        return Vec3.ZERO;
    }
}
