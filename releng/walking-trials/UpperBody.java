// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.TerrainText;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/**
 * How trunk, head and arms move in a walk: angles and rates of pelvis, trunk and head in the world, and how far and when each arm swings beside the thigh of the other side. Started by the script upper-body.
 */
final class UpperBody {
    private static final int LOWEST = 30, HIGHEST = 400;

    private final CharacterModel character;
    private final List<double[][]> poses = new ArrayList<>();
    /** For each link how long, in ticks, a motor of its joints was at its limit. */
    private final int[] full;

    private double hz;

    private UpperBody(CharacterModel character) {
        this.character = character;
        full = new int[character.links().size()];
    }

    /** Model, controller, file of a preset (or -), first second, seconds, terrain; then name=value of parameters. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        Map<String, Double> values = new HashMap<>(
                args[2].equals("-") ? Map.of() : PresetFile.of(Files.readString(Path.of(args[2])), args[2], args[1]).values());
        for (String extra : List.of(args).subList(6, args.length)) {
            String[] pair = extra.split("=", 2);
            values.put(pair[0], Double.parseDouble(pair[1]));
        }
        double first = Double.parseDouble(args[3]), seconds = Double.parseDouble(args[4]);
        new UpperBody(c).walk(args[1], values, first, seconds, args[5]);
    }

    private void walk(String controller, Map<String, Double> values, double first, double seconds, String ground) {
        Scene.Casting walker = new Scene.Casting("walker", character.name(), controller, "", values, List.of(), 0, 0, 0);
        Scene scene = Scene.of("upper body", first + seconds, List.of(walker)).on(TerrainText.parse(ground)).build();
        try (Run run = new Run(scene, new OneCharacter(character))) {
            hz = run.simulation().world().timing().controlHz();
            while (run.advance()) {
                if (run.timeSeconds() > first) {
                    keep(run);
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "%s, %s: %s after %.1f s, %.2f m/s, step %.2f m in %.3f s%n",
                    character.name(),
                    controller,
                    run.outcome(),
                    run.timeSeconds(),
                    run.measures().gait().speed(),
                    run.measures().gait().stepLength(),
                    run.measures().gait().stepSeconds());
        }
        if (poses.size() > hz) {
            report();
        }
    }

    private void keep(Run run) {
        double[][] frame = new double[character.links().size()][7];
        for (int l = 0; l < frame.length; l++) {
            run.simulation().bodyPose(l, frame[l]);
        }
        poses.add(frame);
        for (int j = 0; j < character.joints().size(); j++) {
            Joint joint = character.joints().get(j);
            boolean atLimit = false;
            for (int d = 0; d < joint.type().velocities(); d++) {
                double torque = run.simulation().appliedTorque(0, character.velocityOffset(j) + d);
                atLimit |= joint.torqueLimit() > 0 && Math.abs(torque) > 0.999 * joint.torqueLimit();
            }
            full[joint.link()] += atLimit ? 1 : 0;
        }
    }

    private void report() {
        double cycle = cycle(pitch(link(Role.THIGH, Side.LEFT), false));
        int stride = (int) Math.round(hz / cycle);
        System.out.printf(Locale.ROOT, "a cycle takes %.3f s%n", 1 / cycle);
        System.out.println(
                "             pitch deg: mean, to and fro in a step, rate rms deg/s; roll, yaw to and fro in a cycle; motors at a limit");
        for (int l = 0; l < character.links().size(); l++) {
            Role role = character.links().get(l).role();
            if (role == Role.PELVIS || role == Role.TRUNK || role == Role.HEAD) {
                double[] pitch = pitch(l, true);
                System.out.printf(
                        Locale.ROOT,
                        "%-12s %6.1f %6.1f %6.0f    %6.1f %6.1f %6.0f %%%n",
                        character.links().get(l).name(),
                        mean(pitch),
                        range(pitch, stride / 2),
                        rate(pitch),
                        range(roll(l), stride),
                        range(yaw(l), stride),
                        100.0 * full[l] / poses.size());
            }
        }
        for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
            arm(side, cycle);
        }
    }

    private void arm(Side side, double cycle) {
        int upper = link(Role.UPPER_ARM, side);
        if (upper < 0) {
            return;
        }
        Side other = side == Side.LEFT ? Side.RIGHT : Side.LEFT;
        double[] arm = wave(pitch(upper, false), cycle);
        double[] thigh = wave(pitch(link(Role.THIGH, other), false), cycle);
        double late = (thigh[1] - arm[1]) / (2 * Math.PI);
        late -= Math.rint(late);
        int lower = link(Role.LOWER_ARM, side);
        System.out.printf(
                Locale.ROOT,
                "%s arm: swings by %.1f deg to and fro, thigh of the other side by %.1f, %.0f %% of a cycle after it%s%n",
                side.name().toLowerCase(Locale.ROOT),
                2 * arm[0],
                2 * thigh[0],
                100 * late,
                lower < 0 ? "" : String.format(Locale.ROOT, "; elbow bent by %.0f deg", mean(bend(upper, lower))));
    }

    private int link(Role role, Side side) {
        for (int l = 0; l < character.links().size(); l++) {
            Link link = character.links().get(l);
            if (link.role() == role && link.side() == side) {
                return l;
            }
        }
        return -1;
    }

    /** Cycles per second at which an angle swings most. */
    private double cycle(double[] angle) {
        double best = 0, most = 0;
        for (int i = LOWEST; i <= HIGHEST; i++) {
            double a = wave(angle, 0.01 * i)[0];
            if (a > most) {
                most = a;
                best = 0.01 * i;
            }
        }
        double refined = best;
        for (int i = -10; i <= 10; i++) {
            double a = wave(angle, best + 0.001 * i)[0];
            if (a > most) {
                most = a;
                refined = best + 0.001 * i;
            }
        }
        return refined;
    }

    /** Amplitude and phase of what of an angle swings so many times a second. */
    private double[] wave(double[] angle, double frequency) {
        double mean = mean(angle), c = 0, s = 0;
        for (int i = 0; i < angle.length; i++) {
            double p = 2 * Math.PI * frequency * i / hz;
            c += (angle[i] - mean) * Math.cos(p);
            s += (angle[i] - mean) * Math.sin(p);
        }
        c *= 2.0 / angle.length;
        s *= 2.0 / angle.length;
        return new double[] {Math.hypot(c, s), Math.atan2(-s, c)};
    }

    /** Pitch, deg, forward positive: of a trunk's own upright, or of where a limb points below its joint. */
    private double[] pitch(int link, boolean upright) {
        double[] out = new double[poses.size()];
        Vec3 axis = upright ? Vec3.Z : limb(link).times(-1);
        for (int i = 0; i < out.length; i++) {
            Vec3 v = level(i, turned(i, link, axis));
            out[i] = Math.toDegrees(Math.atan2(v.x(), v.z())) * (upright ? 1 : -1);
        }
        return out;
    }

    private double[] roll(int link) {
        double[] out = new double[poses.size()];
        for (int i = 0; i < out.length; i++) {
            Vec3 v = level(i, turned(i, link, Vec3.Z));
            out[i] = Math.toDegrees(Math.atan2(-v.y(), v.z()));
        }
        return out;
    }

    private double[] yaw(int link) {
        double[] out = new double[poses.size()];
        for (int i = 0; i < out.length; i++) {
            Vec3 v = level(i, turned(i, link, Vec3.X));
            out[i] = Math.toDegrees(Math.atan2(v.y(), v.x()));
        }
        return out;
    }

    private double[] bend(int upper, int lower) {
        double[] out = new double[poses.size()];
        Vec3 a = limb(upper), b = limb(lower);
        for (int i = 0; i < out.length; i++) {
            double cos = turned(i, upper, a).dot(turned(i, lower, b));
            out[i] = Math.toDegrees(Math.acos(Math.max(-1, Math.min(1, cos))));
        }
        return out;
    }

    /** From a limb's joint to its centre of mass. */
    private Vec3 limb(int link) {
        for (Joint j : character.joints()) {
            if (j.link() == link) {
                Vec3 v = character.links().get(link).inertia().com().minus(j.anchor());
                return v.times(1 / Math.sqrt(v.dot(v)));
            }
        }
        throw new IllegalArgumentException("no joint");
    }

    private Vec3 turned(int frame, int link, Vec3 v) {
        double[] p = poses.get(frame)[link];
        return new Quat(p[3], p[4], p[5], p[6]).rotate(v);
    }

    /** Seen by someone who goes where the body goes: the mean way between a second before and after. */
    private Vec3 level(int frame, Vec3 v) {
        int from = (int) Math.max(0, frame - hz), to = (int) Math.min(poses.size() - 1.0, frame + hz);
        double x = poses.get(to)[0][0] - poses.get(from)[0][0], y = poses.get(to)[0][1] - poses.get(from)[0][1];
        double d = Math.hypot(x, y);
        if (d < 0.05) {
            return v;
        }
        double cos = x / d, sin = y / d;
        return new Vec3(cos * v.x() + sin * v.y(), cos * v.y() - sin * v.x(), v.z());
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double v : values) {
            sum += v;
        }
        return sum / values.length;
    }

    /** Mean of the greatest less the least value in pieces of some length. */
    private static double range(double[] values, int piece) {
        double sum = 0;
        int pieces = 0;
        for (int o = 0; o + piece <= values.length; o += piece) {
            double min = values[o], max = values[o];
            for (int i = o; i < o + piece; i++) {
                min = Math.min(min, values[i]);
                max = Math.max(max, values[i]);
            }
            sum += max - min;
            pieces++;
        }
        return sum / pieces;
    }

    private double rate(double[] angle) {
        double sum = 0;
        for (int i = 1; i < angle.length; i++) {
            double r = (angle[i] - angle[i - 1]) * hz;
            sum += r * r;
        }
        return Math.sqrt(sum / (angle.length - 1));
    }
}
