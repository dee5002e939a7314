// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Objects;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;

/**
 * A camera on a sphere around a target. Yaw is the direction from the target to the eye, counter-clockwise from x; pitch
 * is the eye's height above the horizon. Belongs to the UI thread.
 *
 * <p>While it follows, the target keeps its offset from the subject and trails it softly; panning and zooming change the
 * offset. While it is fixed, the eye stays and the target trails the subject. The eye never goes below the ground.
 */
public final class Camera {
    /** Vertical field of view. */
    public static final double FIELD_OF_VIEW_RAD = Math.toRadians(35);

    /** How far the target may stay behind, as a share of the distance. */
    private static final double MAX_LAG = 0.25;

    private static final double START_YAW_RAD = Math.toRadians(-58);
    private static final double START_PITCH_RAD = Math.toRadians(11);
    private static final double LOWEST_PITCH_RAD = Math.toRadians(-20);
    private static final double HIGHEST_PITCH_RAD = Math.toRadians(89);
    private static final double HIGHEST_FRAMING_RAD = Math.toRadians(60);
    private static final double RAISE_RAD = Math.toRadians(3);
    private static final double NEAREST_M = 0.2;
    private static final double FARTHEST_M = 60;
    /** A fixed camera may be left behind by this much. */
    private static final double FARTHEST_FIXED_M = 400;

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
    private CameraMode mode = CameraMode.ORBIT;
    private Vec3 offset = Vec3.ZERO;
    /** Where the eye of a fixed camera is. */
    private Vec3 stand = eye();

    private Terrain ground;
    private Subject subject = Subject.NONE;
    private Flight flight;
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

    /** From the eye to the target, of length 1. */
    public Vec3 forward() {
        return target.minus(eye()).unit();
    }

    /** To the right in the picture, of length 1. */
    public Vec3 right() {
        return new Vec3(-Math.sin(yaw), Math.cos(yaw), 0);
    }

    /** Up in the picture, of length 1. */
    public Vec3 up() {
        return right().cross(forward());
    }

    /** Places the camera. Angles and distance are brought into their ranges; the target is lifted out of the ground. */
    public void place(Vec3 newTarget, double yawRad, double pitchRad, double distanceMetres) {
        flight = null;
        put(newTarget, yawRad, pitchRad, distanceMetres);
    }

    private void put(Vec3 newTarget, double yawRad, double pitchRad, double distanceMetres) {
        yaw = Math.IEEEremainder(yawRad, 2 * Math.PI);
        pitch = clamp(pitchRad, LOWEST_PITCH_RAD, HIGHEST_PITCH_RAD);
        distance = clamp(distanceMetres, NEAREST_M, FARTHEST_M);
        target = liftedOutOfGround(newTarget);
        offset = target.minus(subject.root());
        stand = eye();
        listener.run();
    }

    public void orbit(double yawRad, double pitchRad) {
        place(target, yaw + yawRad, pitch + pitchRad, distance);
    }

    /** Moves the target, in the plane of the picture, by metres to the right and up. */
    public void pan(double right, double up) {
        place(target.plus(right().times(right)).plus(up().times(up)), yaw, pitch, distance);
    }

    /** Scales the distance by a factor while the given point stays where it is in the picture. */
    public void zoom(double factor, Vec3 about) {
        double allowed = clamp(distance * factor, NEAREST_M, FARTHEST_M) / distance;
        place(about.plus(target.minus(about).times(allowed)), yaw, pitch, distance * allowed);
    }

    public CameraMode mode() {
        return mode;
    }

    /** Changes how the camera moves by itself; it goes on from where it is, unless its subject is far from there. */
    public void mode(CameraMode newMode) {
        mode = Objects.requireNonNull(newMode, "newMode");
        flight = null;
        offset = target.minus(subject.root());
        stand = eye();
        if (mode == CameraMode.FOLLOW && offset.norm() > JUMP_M) {
            frame();
        }
        listener.run();
    }

    /** Whether the target trails the subject; otherwise the camera stays where it is put. */
    public void follow(boolean follow) {
        mode(follow ? CameraMode.FOLLOW : CameraMode.ORBIT);
    }

    public boolean following() {
        return mode == CameraMode.FOLLOW;
    }

    /** Where the camera is, or is flying to. */
    public CameraPose pose() {
        if (flight != null) {
            return flight.destination();
        }
        return new CameraPose(mode, mode == CameraMode.FOLLOW ? offset : target, yaw, pitch, distance);
    }

    /** Goes to a pose at once. */
    public void place(CameraPose pose) {
        mode = pose.mode();
        flight = null;
        put(pose);
    }

    /** Goes to a pose within a moment that the eye can follow. Any other move ends the flight. */
    public void flyTo(CameraPose pose) {
        mode = pose.mode();
        Vec3 from = mode == CameraMode.FOLLOW ? target.minus(subject.root()) : target;
        flight = new Flight(new CameraPose(mode, from, yaw, pitch, distance), pose);
        listener.run();
    }

    private void put(CameraPose pose) {
        Vec3 at = pose.mode() == CameraMode.FOLLOW ? subject.root().plus(pose.target()) : pose.target();
        put(at, pose.yawRad(), pose.pitchRad(), pose.distance());
    }

    /**
     * Brings the subject into the middle at a size that fills the picture. Keeps the direction of view, but looks from
     * higher up where the ground would hide the subject.
     */
    public void frame() {
        place(framing(subject.centre(), subject.radius()));
    }

    /** The same within a moment, for any ball. */
    public void frame(Vec3 centre, double radius) {
        flyTo(framing(centre, radius));
    }

    /** Flies to a view of the subject; what is looked at and the distance stay. */
    public void look(StandardView view) {
        flyTo(pose().withDirection(subject.headingRad() + view.yaw(), view.pitch()));
    }

    /** Flies round the target until the eye is in a direction from it; straight up has the present right on the right. */
    public void lookFrom(Vec3 direction) {
        Vec3 d = direction.unit();
        double level = Math.hypot(d.x(), d.y());
        double newYaw = level < 1e-6 ? yaw : Math.atan2(d.y(), d.x());
        flyTo(pose().withDirection(newYaw, clamp(Math.atan2(d.z(), level), LOWEST_PITCH_RAD, HIGHEST_PITCH_RAD)));
    }

    /** The view that a scene starts with. */
    public void reset() {
        yaw = START_YAW_RAD;
        pitch = START_PITCH_RAD;
        frame();
    }

    void onChange(Runnable whenChanged) {
        listener = Objects.requireNonNull(whenChanged, "whenChanged");
    }

    void standOn(Terrain terrain) {
        ground = terrain;
    }

    Subject subject() {
        return subject;
    }

    /** Where the subject is now. */
    void subject(Subject moved) {
        subject = moved;
    }

    /** Turns to another subject: a camera that follows flies over to it. */
    void newSubject(Subject other) {
        CameraPose kept = pose();
        subject = other;
        if (mode == CameraMode.FOLLOW) {
            flyTo(kept);
        }
    }

    /** Lets the camera move by itself for a while; true while it still has way to go. */
    boolean advance(double seconds) {
        if (flight != null) {
            Flight current = flight;
            put(current.advance(seconds));
            flight = current.over() ? null : current;
            return true;
        }
        return switch (mode) {
            case ORBIT -> false;
            case FOLLOW -> follow(liftedOutOfGround(subject.root().plus(offset)), seconds);
            case FIXED -> {
                boolean moving = trail(liftedOutOfGround(subject.centre()), seconds);
                turnToTarget();
                yield moving;
            }
        };
    }

    private boolean follow(Vec3 wanted, double seconds) {
        if (wanted.minus(target).norm() > JUMP_M) {
            target = wanted;
            return false;
        }
        return trail(wanted, seconds);
    }

    private boolean trail(Vec3 wanted, double seconds) {
        Vec3 gap = wanted.minus(target);
        double level = 1 - Math.exp(-seconds / TRAIL_SECONDS);
        double height = 1 - Math.exp(-seconds / TRAIL_HEIGHT_SECONDS);
        target = target.plus(new Vec3(gap.x() * level, gap.y() * level, gap.z() * height));
        Vec3 left = wanted.minus(target);
        double max = MAX_LAG * distance;
        if (left.norm() > max) {
            // whoever runs at many times real time must not run out of the picture
            target = wanted.minus(left.times(max / left.norm()));
        }
        return gap.norm() > 1e-3;
    }

    /** Turns the camera about its stand to where the target has gone. */
    private void turnToTarget() {
        Vec3 back = stand.minus(target);
        double level = Math.hypot(back.x(), back.y());
        if (level > 1e-6) {
            yaw = Math.atan2(back.y(), back.x());
        }
        pitch = Math.atan2(back.z(), level);
        distance = clamp(back.norm(), NEAREST_M, FARTHEST_FIXED_M);
    }

    private CameraPose framing(Vec3 centre, double radius) {
        double fit = 1.22 * Math.max(radius, 0.1) / Math.sin(FIELD_OF_VIEW_RAD / 2);
        double raised = pitch;
        while (hidden(centre, radius, fit, raised) && raised < HIGHEST_FRAMING_RAD) {
            raised += RAISE_RAD;
        }
        Vec3 at = mode == CameraMode.FOLLOW ? centre.minus(subject.root()) : centre;
        return new CameraPose(mode, at, yaw, raised, fit);
    }

    /** Whether ground would stand between an eye at a distance and pitch and the lower half of a ball. */
    private boolean hidden(Vec3 centre, double radius, double from, double fromPitch) {
        if (ground == null) {
            return false;
        }
        double ex = centre.x() + from * Math.cos(fromPitch) * Math.cos(yaw);
        double ey = centre.y() + from * Math.cos(fromPitch) * Math.sin(yaw);
        double ez = Math.max(centre.z() + from * Math.sin(fromPitch), groundHeight(ex, ey) + EYE_CLEARANCE_M);
        double low = Math.max(centre.z() - 0.4 * radius, groundHeight(centre.x(), centre.y()) + EYE_CLEARANCE_M);
        Vec3 ray = new Vec3(centre.x() - ex, centre.y() - ey, low - ez);
        double reach = ray.norm() - EYE_CLEARANCE_M;
        Vec3 d = ray.unit();
        return ground.cast(ex, ey, ez, d.x(), d.y(), d.z(), reach) < reach;
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
