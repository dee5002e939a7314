// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/**
 * Keyframes of {@code human-7} or {@code human-16} as a BVH file of a figure in space, as if it had been captured: with limbs of its own, a rest pose by chance, and axes, units, names and a heading to choose.
 */
public final class CapturedFigure {
    /** Names of joints in the order of {@link Bone}. */
    public static final List<String> CMU = List.of(
            "Hips",
            "Spine",
            "Spine1",
            "Neck",
            "Head",
            "LeftArm",
            "LeftForeArm",
            "LeftHand",
            "RightArm",
            "RightForeArm",
            "RightHand",
            "LeftUpLeg",
            "LeftLeg",
            "LeftFoot",
            "LeftToeBase",
            "RightUpLeg",
            "RightLeg",
            "RightFoot",
            "RightToeBase");
    /** Names that say nothing. */
    public static final List<String> DUMB =
            CMU.stream().map(n -> "j" + CMU.indexOf(n)).toList();

    /** A joint: its parent, how far from it, which way where all angles are zero (x forward, y left, z up), and the angles that turn its bone. */
    private enum Bone {
        HIPS(-1, Vec3.ZERO, "torso"),
        SPINE(0, new Vec3(0, 0, 0.1), "torso", "lower-back"),
        SPINE1(1, new Vec3(0, 0, 0.22), "torso", "lower-back", "upper-back"),
        NECK(2, new Vec3(0, 0, 0.15), "torso", "lower-back", "upper-back", "neck"),
        HEAD(3, new Vec3(0, 0, 0.12), "torso", "lower-back", "upper-back", "neck"),
        LEFT_ARM(2, new Vec3(0, 0.2, 0.14), "torso", "lower-back", "upper-back", "L-shoulder"),
        LEFT_FOREARM(5, new Vec3(0, 0, -0.3), "torso", "lower-back", "upper-back", "L-shoulder", "L-elbow"),
        LEFT_HAND(6, new Vec3(0, 0, -0.26), "torso", "lower-back", "upper-back", "L-shoulder", "L-elbow", "L-wrist"),
        RIGHT_ARM(2, new Vec3(0, -0.2, 0.14), "torso", "lower-back", "upper-back", "R-shoulder"),
        RIGHT_FOREARM(8, new Vec3(0, 0, -0.3), "torso", "lower-back", "upper-back", "R-shoulder", "R-elbow"),
        RIGHT_HAND(9, new Vec3(0, 0, -0.26), "torso", "lower-back", "upper-back", "R-shoulder", "R-elbow", "R-wrist"),
        LEFT_THIGH(0, new Vec3(0, 0.09, 0), "torso", "L-hip"),
        LEFT_SHIN(11, new Vec3(0, 0, -0.43), "torso", "L-hip", "L-knee"),
        LEFT_FOOT(12, new Vec3(0, 0, -0.41), "torso", "L-hip", "L-knee", "L-ankle"),
        LEFT_TOE(13, new Vec3(0.13, 0, -0.07), "torso", "L-hip", "L-knee", "L-ankle"),
        RIGHT_THIGH(0, new Vec3(0, -0.09, 0), "torso", "R-hip"),
        RIGHT_SHIN(15, new Vec3(0, 0, -0.43), "torso", "R-hip", "R-knee"),
        RIGHT_FOOT(16, new Vec3(0, 0, -0.41), "torso", "R-hip", "R-knee", "R-ankle"),
        RIGHT_TOE(17, new Vec3(0.13, 0, -0.07), "torso", "R-hip", "R-knee", "R-ankle");

        final int parent;
        final Vec3 offset;
        final String[] angles;

        Bone(int parent, Vec3 offset, String... angles) {
            this.parent = parent;
            this.offset = offset;
            this.angles = angles;
        }

        boolean isEnd() {
            return this == HEAD || this == LEFT_TOE || this == RIGHT_TOE || this == LEFT_HAND || this == RIGHT_HAND;
        }
    }

    private static final Vec3 TIP = new Vec3(0, 0, 0.1);
    /** Below the ankle and behind it. */
    private static final Vec3 HEEL = new Vec3(-0.05, 0, -0.07);

    private final Map<String, Double> keys;
    private List<String> names = CMU;
    private boolean yUp = true;
    private double unit = 100;
    private double headingDeg;
    private boolean travels = true;
    private int frames = 480;
    private double frameSeconds = 1.0 / 120;
    private Random rest;
    private double claimedSeconds;
    private String lineEnd = "\n";

    /** @param keys values of a file of keyframes, by name */
    public CapturedFigure(Map<String, Double> keys) {
        this.keys = keys;
    }

    public CapturedFigure names(List<String> given) {
        names = given;
        return this;
    }

    public CapturedFigure zUp() {
        yUp = false;
        return this;
    }

    /** Units of the file in a metre. */
    public CapturedFigure unit(double inAMetre) {
        unit = inAMetre;
        return this;
    }

    public CapturedFigure heading(double degrees) {
        headingDeg = degrees;
        return this;
    }

    public CapturedFigure onTheSpot() {
        travels = false;
        return this;
    }

    public CapturedFigure frames(int count, double seconds) {
        frames = count;
        frameSeconds = seconds;
        return this;
    }

    /** The file says that its frames are so far apart. */
    public CapturedFigure hurried(double seconds) {
        claimedSeconds = seconds;
        return this;
    }

    /** Bones point anywhere in the rest pose. */
    public CapturedFigure rest(long seed) {
        rest = new Random(seed);
        return this;
    }

    public CapturedFigure lineEnd(String end) {
        lineEnd = end;
        return this;
    }

    public String bvh() {
        Bone[] bones = Bone.values();
        Quat[] twist = new Quat[bones.length];
        for (int b = 0; b < twist.length; b++) {
            twist[b] = rest == null || b == 0 ? Quat.IDENTITY : anywhere();
        }
        StringBuilder s = new StringBuilder("HIERARCHY\n");
        write(s, 0, "", twist);
        s.append("MOTION\nFrames: ")
                .append(frames)
                .append("\nFrame Time: ")
                .append(claimedSeconds > 0 ? claimedSeconds : frameSeconds)
                .append('\n');
        double x = 0;
        double before = 0;
        int stood = -1;
        for (int f = 0; f < frames; f++) {
            double t = f * frameSeconds;
            Vec3[] at = placed(t);
            int stance = stance(t);
            double foot = at[(stance == 0 ? Bone.LEFT_FOOT : Bone.RIGHT_FOOT).ordinal()].x();
            x += stance == stood ? before - foot : 0;
            before = foot;
            stood = stance;
            double low = Math.min(lowest(at, t, 0), lowest(at, t, 1));
            frame(s, t, new Vec3(travels ? x : 0, 0, -low), twist);
        }
        return s.toString().replace("\n", lineEnd);
    }

    private Quat anywhere() {
        return new Quat(rest.nextGaussian(), rest.nextGaussian(), rest.nextGaussian(), rest.nextGaussian())
                .normalized();
    }

    /** How a bone stands in the world: R_bone = Z(heading) Y(angle), times what the rest pose is off. */
    private Quat turn(int bone, double t) {
        double angle = 0;
        for (String a : Bone.values()[bone].angles) {
            angle += angle(a, t);
        }
        return Quat.aboutAxis(Vec3.Z, Math.toRadians(headingDeg)).times(Quat.aboutAxis(Vec3.Y, angle));
    }

    private Vec3[] placed(double t) {
        Bone[] bones = Bone.values();
        Vec3[] at = new Vec3[bones.length];
        Quat back = Quat.aboutAxis(Vec3.Z, Math.toRadians(headingDeg)).conjugate();
        for (int b = 0; b < at.length; b++) {
            int p = bones[b].parent;
            at[b] = p < 0 ? Vec3.ZERO : at[p].plus(back.times(turn(p, t)).rotate(bones[b].offset));
        }
        return at;
    }

    private double lowest(Vec3[] at, double t, int side) {
        int foot = (side == 0 ? Bone.LEFT_FOOT : Bone.RIGHT_FOOT).ordinal();
        return Math.min(
                at[foot + 1].z(), at[foot].plus(turn(foot, t).rotate(HEEL)).z());
    }

    private double halfSeconds() {
        double sum = 0;
        for (int k = 0; k < keys.get("keys"); k++) {
            sum += keys.get("key." + k + ".seconds");
        }
        return sum;
    }

    /** 0 while the left foot stands, from the first third of a half cycle on. */
    private int stance(double t) {
        return (int) Math.floor(t / halfSeconds() + 1.0 / 3) % 2 == 0 ? 1 : 0;
    }

    /** An angle of the keyframes; those of limbs begin with L or R. */
    private double angle(String name, double t) {
        double phase = t / halfSeconds() + 1.0 / 3;
        int half = (int) Math.floor(phase);
        double in = (phase - half) * halfSeconds();
        int count = (int) Math.rint(keys.get("keys"));
        int k = 0;
        while (k < count - 1 && in > keys.get("key." + k + ".seconds")) {
            in -= keys.get("key." + k + ".seconds");
            k++;
        }
        double share = in / keys.get("key." + k + ".seconds");
        boolean mirrored = half % 2 == 0;
        double a = key(k, name, mirrored), b = k + 1 < count ? key(k + 1, name, mirrored) : key(0, name, !mirrored);
        return (1 - share) * a + share * b;
    }

    private double key(int k, String name, boolean mirrored) {
        boolean stance = name.startsWith("L-") != mirrored;
        String plain = name.startsWith("L-") || name.startsWith("R-")
                ? (stance ? "stance" : "swing") + name.substring(1)
                : name;
        return keys.getOrDefault("key." + k + "." + plain, 0.0);
    }

    private void write(StringBuilder s, int bone, String indent, Quat[] twist) {
        Bone b = Bone.values()[bone];
        s.append(indent)
                .append(bone == 0 ? "ROOT " : "JOINT ")
                .append(names.get(bone))
                .append('\n')
                .append(indent)
                .append("{\n");
        Quat above = bone == 0 ? Quat.IDENTITY : twist[b.parent].conjugate();
        offset(s, indent, above.rotate(b.offset));
        s.append(indent).append(bone == 0 ? "\tCHANNELS 6 Xposition Yposition Zposition" : "\tCHANNELS 3");
        s.append(" Zrotation Xrotation Yrotation\n");
        for (Bone child : Bone.values()) {
            if (child.parent == bone) {
                write(s, child.ordinal(), indent + "\t", twist);
            }
        }
        if (b.isEnd()) {
            Vec3 tip = b == Bone.HEAD
                    ? TIP
                    : b == Bone.LEFT_HAND || b == Bone.RIGHT_HAND ? TIP.times(-1) : new Vec3(0.05, 0, 0);
            s.append(indent).append("\tEnd Site\n").append(indent).append("\t{\n");
            offset(s, indent + "\t", twist[bone].conjugate().rotate(tip));
            s.append(indent).append("\t}\n");
        }
        s.append(indent).append("}\n");
    }

    private void offset(StringBuilder s, String indent, Vec3 o) {
        s.append(indent).append("\tOFFSET").append(numbers(axes(o.times(unit)))).append('\n');
    }

    /** From our axes to the file's: x forward, y left, z up becomes z forward, x left, y up. */
    private Vec3 axes(Vec3 v) {
        return yUp ? new Vec3(v.y(), v.z(), v.x()) : v;
    }

    private static String numbers(Vec3 v) {
        return String.format(Locale.ROOT, " %.6f %.6f %.6f", v.x(), v.y(), v.z());
    }

    private void frame(StringBuilder s, double t, Vec3 root, Quat[] twist) {
        Vec3 at = Quat.aboutAxis(Vec3.Z, Math.toRadians(headingDeg)).rotate(root);
        s.append(numbers(axes(at.times(unit))).substring(1));
        for (int b = 0; b < twist.length; b++) {
            int p = Bone.values()[b].parent;
            Quat world = turn(b, t).times(twist[b]);
            Quat own = p < 0 ? world : turn(p, t).times(twist[p]).conjugate().times(world);
            Vec3 xyz = axes(new Vec3(own.x(), own.y(), own.z()));
            s.append(numbers(zxy(new Quat(own.w(), xyz.x(), xyz.y(), xyz.z()))));
        }
        s.append('\n');
    }

    /** Degrees of Z, X, Y with R = Z X Y. */
    private static Vec3 zxy(Quat q) {
        Vec3 x = q.rotate(Vec3.X), y = q.rotate(Vec3.Y), z = q.rotate(Vec3.Z);
        double aboutX = Math.asin(Math.max(-1, Math.min(1, y.z())));
        return new Vec3(
                Math.toDegrees(Math.atan2(-y.x(), y.y())),
                Math.toDegrees(aboutX),
                Math.toDegrees(Math.atan2(-x.z(), z.z())));
    }
}
