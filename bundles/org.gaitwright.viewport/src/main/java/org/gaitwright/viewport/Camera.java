// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Objects;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;

/**
 * A camera on a sphere around a target. Yaw is the direction from the target to the eye, counter-clockwise from x; pitch
 * is the eye's height above the horizon. Belongs to the UI thread.
 *
 * <p>While it follows, the target keeps its offset from the subject, the root of the first actor, and trails it softly;
 * panning and zooming change the offset. The eye never goes below the ground.
 */
public final class Camera {
    /** Vertical field of view. */
    public static final double FIELD_OF_VIEW_RAD = Math.toRadians(35);

    private static final double START_YAW_RAD = Math.toRadians(-58);
    private static final double START_PITCH_RAD = Math.toRadians(11);
    private static final double LOWEST_PITCH_RAD = Math.toRadians(-20);
    private static final double HIGHEST_PITCH_RAD = Math.toRadians(89);
    private static final double HIGHEST_FRAMING_RAD = Math.toRadians(60);
    private static final double RAISE_RAD = Math.toRadians(3);
    private static final double NEAREST_M = 0.2;
    private static final double FARTHEST_M = 60;
    private static final double EYE_CLEARANCE_M = 0.08;
    /** Slow enough to hide a stride's surge, fast enough to keep a runner in the middle. */
    private static final double TRAIL_SECONDS = 0.25;
    /** Slower in height, so that the picture does not bob with the pelvis. */
    private static final double TRAIL_HEIGHT_SECONDS = 0.5;
    /** A jump this long is a new start, not a motion to trail. */
    private static final double JUMP_M = 3;

    private double yaw = START_YAW_RAD;
    private double pitch = START_PITCH_RAD;
    private double distance = 4.4;
    private Vec3 target = new Vec3(0, 0, 0.9);
    private boolean following;

    private Terrain ground;
    private Vec3 subject = new Vec3(0, 0, 0.9);
    private Vec3 offset = Vec3.ZERO;
    private Vec3 subjectCentre = new Vec3(0, 0, 0.9);
    private double subjectRadius = 1;
    private Runnable listener = () -> {};

    Camera() {}

    public Vec3 target() {
        return target;
    }

    public double yaw() {
        return yaw;
    }

    public double pitch() {
        return pitch;
    }

    public double distance() {
        return distance;
    }

    /** Where the eye is, lifted out of the ground where need be. */
    public Vec3 eye() {
        double x = target.x() + distance * Math.cos(pitch) * Math.cos(yaw);
        double y = target.y() + distance * Math.cos(pitch) * Math.sin(yaw);
        double z = target.z() + distance * Math.sin(pitch);
        return new Vec3(x, y, Math.max(z, groundHeight(x, y) + EYE_CLEARANCE_M));
    }

    /** Places the camera. Angles and distance are brought into their ranges; the target is lifted out of the ground. */
    public void place(Vec3 newTarget, double yawRad, double pitchRad, double distanceMetres) {
        yaw = Math.IEEEremainder(yawRad, 2 * Math.PI);
        pitch = clamp(pitchRad, LOWEST_PITCH_RAD, HIGHEST_PITCH_RAD);
        distance = clamp(distanceMetres, NEAREST_M, FARTHEST_M);
        moveTarget(newTarget);
        listener.run();
    }

    public void orbit(double yawRad, double pitchRad) {
        place(target, yaw + yawRad, pitch + pitchRad, distance);
    }

    /** Moves the target, in the plane of the picture, by metres to the right and up. */
    public void pan(double right, double up) {
        Vec3 r = right();
        Vec3 u = r.cross(forward());
        place(target.plus(r.times(right)).plus(u.times(up)), yaw, pitch, distance);
    }

    /** Scales the distance by a factor while the given point stays where it is in the picture. */
    public void zoom(double factor, Vec3 about) {
        double allowed = clamp(distance * factor, NEAREST_M, FARTHEST_M) / distance;
        place(about.plus(target.minus(about).times(allowed)), yaw, pitch, distance * allowed);
    }

    /** Whether the target trails the root of the first actor. */
    public void follow(boolean follow) {
        following = follow;
        offset = target.minus(subject);
        if (follow && offset.norm() > JUMP_M) {
            frame();
        }
        listener.run();
    }

    public boolean following() {
        return following;
    }

    /**
     * Brings the first actor into the middle at a size that fills the picture. Keeps the direction of view, but looks from
     * higher up where the ground would hide the actor.
     */
    public void frame() {
        double fit = 1.22 * subjectRadius / Math.sin(FIELD_OF_VIEW_RAD / 2);
        place(subjectCentre, yaw, pitch, fit);
        while (subjectHidden() && pitch < HIGHEST_FRAMING_RAD) {
            place(subjectCentre, yaw, pitch + RAISE_RAD, fit);
        }
    }

    /** The view that a scene starts with. */
    public void reset() {
        yaw = START_YAW_RAD;
        pitch = START_PITCH_RAD;
        frame();
    }

    /** From the eye to the target, of length 1. */
    public Vec3 forward() {
        return target.minus(eye()).unit();
    }

    /** To the right in the picture, of length 1. */
    public Vec3 right() {
        return new Vec3(-Math.sin(yaw), Math.cos(yaw), 0);
    }

    void onChange(Runnable whenChanged) {
        listener = Objects.requireNonNull(whenChanged, "whenChanged");
    }

    void standOn(Terrain terrain) {
        ground = terrain;
    }

    /** Where the first actor is: its root, and a ball around all of it. */
    void subject(Vec3 root, Vec3 centre, double radius) {
        subject = root;
        subjectCentre = centre;
        subjectRadius = Math.max(radius, 0.1);
    }

    /** Lets the target trail the subject for a while; true while it still has way to go. */
    boolean advance(double seconds) {
        if (!following) {
            return false;
        }
        Vec3 wanted = liftedOutOfGround(subject.plus(offset));
        Vec3 gap = wanted.minus(target);
        if (gap.norm() > JUMP_M) {
            target = wanted;
            return false;
        }
        double level = 1 - Math.exp(-seconds / TRAIL_SECONDS);
        double height = 1 - Math.exp(-seconds / TRAIL_HEIGHT_SECONDS);
        target = target.plus(new Vec3(gap.x() * level, gap.y() * level, gap.z() * height));
        return gap.norm() > 1e-3;
    }

    /** Whether ground stands between the eye and the lower half of the first actor. */
    private boolean subjectHidden() {
        if (ground == null) {
            return false;
        }
        double x = subjectCentre.x();
        double y = subjectCentre.y();
        double low = Math.max(subjectCentre.z() - 0.4 * subjectRadius, ground.height(x, y) + EYE_CLEARANCE_M);
        Vec3 eye = eye();
        Vec3 ray = new Vec3(x, y, low).minus(eye);
        double reach = ray.norm() - EYE_CLEARANCE_M;
        Vec3 d = ray.unit();
        return ground.cast(eye.x(), eye.y(), eye.z(), d.x(), d.y(), d.z(), reach) < reach;
    }

    private void moveTarget(Vec3 to) {
        target = liftedOutOfGround(to);
        offset = target.minus(subject);
    }

    private Vec3 liftedOutOfGround(Vec3 p) {
        return new Vec3(p.x(), p.y(), Math.max(p.z(), groundHeight(p.x(), p.y())));
    }

    private double groundHeight(double x, double y) {
        return ground == null ? Double.NEGATIVE_INFINITY : ground.height(x, y);
    }

    private static double clamp(double v, double lo, double hi) {
        return Math.max(lo, Math.min(hi, v));
    }
}
