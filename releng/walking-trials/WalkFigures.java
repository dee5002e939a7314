// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.TerrainText;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/**
 * What a walk looks like in figures: arms against legs, how late joints follow their targets, how feet land and carry, how the
 * pelvis lists. Started by the script looks.
 */
final class WalkFigures {
    /** The walk is steady by then, s; and it is watched for so long. */
    private static final double FIRST = 8;

    private static final double WATCHED = 12;
    /** Load that counts as contact, in body weights. */
    private static final double CONTACT = 0.02;
    /** A foot that was without load for less than this has not been lifted, s. */
    private static final double LIFTED = 0.08;
    /** Points of the mean load over a stance. */
    private static final int CURVE = 101;
    /** A peak of that curve stands out of the dip beside it by this much, in body weights. */
    private static final double STANDS_OUT = 0.03;
    /** Targets that move less than this have no lag, rad (root mean square). */
    private static final double MOVES = 0.012;
    /** Greatest lag looked for, s. */
    private static final double LONGEST_LAG = 0.25;

    private final Run run;
    private final Simulation simulation;
    private final CharacterModel character;
    private final BodyPlan plan;
    private final double weight;
    private final double dt;
    private final List<double[]> q = new ArrayList<>();
    private final List<double[]> targets = new ArrayList<>();
    /** Sagittal angles of arms and thighs (left, right), list of the pelvis, sideways place and forward place of the pelvis. */
    private final List<double[]> looks = new ArrayList<>();
    /** Load of the feet in body weights; vertical speed of the soles, m/s. */
    private final List<double[]> feet = new ArrayList<>();

    private WalkFigures(CharacterModel character, String controller, Map<String, Double> values, List<GoalEvent> goals, String ground) {
        this.character = character;
        plan = BodyPlan.of(character);
        Scene.Casting walker = new Scene.Casting("walker", character.name(), controller, "", values, goals, 0, 0, 0);
        Scene scene = Scene.of("looks", FIRST + WATCHED, List.of(walker))
                .on(TerrainText.parse(ground))
                .build();
        run = new Run(scene, new OneCharacter(character));
        simulation = run.simulation();
        weight = character.totalMass() * simulation.world().gravity().norm();
        dt = simulation.world().timing().tickSeconds();
    }

    /** Model, controller, speed (or -), file of curves (or -), files of presets (or -: none). */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        for (int i = 4; i < args.length; i++) {
            Map<String, Double> values = args[i].equals("-")
                    ? Map.of()
                    : PresetFile.of(Files.readString(Path.of(args[i])), args[i], args[1]).values();
            List<String> speeds = List.of(args[2].split(","));
            for (String speed : speeds) {
                List<GoalEvent> goals = speed.equals("-")
                        ? List.of()
                        : List.of(new GoalEvent(0, GoalKey.SPEED, Double.parseDouble(speed)));
                double asked = speed.equals("-") ? values.getOrDefault("gait.speed", 0.6) : Double.parseDouble(speed);
                String name = args[i].equals("-") ? "usual" : Path.of(args[i]).getFileName().toString().replace(".yaml", "");
                WalkFigures w = new WalkFigures(c, args[1], values, goals, "flat");
                System.out.println(w.walk(name, asked, args[3]));
            }
        }
    }

    private String walk(String name, double asked, String curves) throws Exception {
        while (run.advance()) {
            if (run.timeSeconds() > FIRST) {
                keep();
            }
        }
        String head = String.format(Locale.ROOT, "%-10s %-9s", character.name(), name);
        if (run.outcome() != Outcome.UPRIGHT) {
            return head + String.format(Locale.ROOT, " %s at %.1f s", run.outcome().word(), run.timeSeconds());
        }
        Feet f = new Feet();
        if (!curves.equals("-")) {
            f.write(Path.of(curves));
        }
        return head
                + String.format(Locale.ROOT, " speed %.2f of %.2f step %.2f s", speed(), asked, f.stepSeconds)
                + String.format(Locale.ROOT, " | arm-leg %s %%", arms(f.landings))
                + " | lag ms " + lags()
                + f
                + String.format(Locale.ROOT, " | list %.1f deg sway %.0f mm", list(), sway());
    }

    private void keep() {
        double[] now = new double[character.positions()];
        simulation.observation(0).positions(now);
        Command command = simulation.command(0);
        double[] wanted = new double[now.length];
        for (int i = 0; i < wanted.length; i++) {
            wanted[i] = command.target(i);
        }
        targets.add(wanted);
        q.add(now);
        double[] pelvis = new double[7];
        simulation.bodyPose(plan.pelvis(), pelvis);
        double[] look = new double[7];
        for (int side = 0; side < plan.arms().size(); side++) {
            look[side] = forward(now, plan.arms().get(side).shoulder());
        }
        for (int side = 0; side < 2; side++) {
            look[2 + side] = forward(now, plan.legs().get(side).hip());
        }
        double[] axis = {0, 1, 0};
        Quaternions.rotate(pelvis, 3, axis, 0, axis, 0);
        look[4] = Math.asin(axis[2]);
        look[5] = pelvis[0];
        look[6] = pelvis[1];
        looks.add(look);
        orient(now, wanted);
        feet.add(feet());
    }

    /** Joints of the spine are looked at by the orientation of their links in the world: that is what styles say. */
    private void orient(double[] now, double[] wanted) {
        double[] pose = new double[7], turn = new double[4];
        for (int l : plan.spine()) {
            for (int j = 0; j < character.joints().size(); j++) {
                if (character.joints().get(j).link() == l && character.joints().get(j).type() == JointType.BALL) {
                    int o = character.positionOffset(j);
                    simulation.bodyPose(l, pose);
                    Vectors.conjugate(now, o, turn, 0);
                    Quaternions.multiply(turn, 0, wanted, o, turn, 0);
                    Quaternions.multiply(pose, 3, turn, 0, wanted, o);
                    System.arraycopy(pose, 3, now, o, 4);
                }
            }
        }
    }

    /** How far forward of its stand a limb is turned by its ball joint, rad. */
    private double forward(double[] now, int joint) {
        double[] stand = character.keyframe("stand"), turn = new double[4], way = {0, 0, -1};
        int o = character.positionOffset(joint);
        Vectors.conjugate(stand, o, turn, 0);
        Quaternions.multiply(now, o, turn, 0, turn, 0);
        Quaternions.rotate(turn, 0, way, 0, way, 0);
        return Math.atan2(way[0], -way[2]);
    }

    private double[] feet() {
        double[] out = new double[4];
        ForceLog contacts = simulation.contacts();
        double[] force = new double[3];
        for (int i = 0; i < contacts.size(); i++) {
            for (int side = 0; side < 2 && contacts.other(i) == -1; side++) {
                BodyPlan.Leg leg = plan.legs().get(side);
                if (contacts.body(i) == leg.foot() || contacts.body(i) == leg.toes()) {
                    contacts.force(i, force);
                    out[side] += force[2] / weight;
                }
            }
        }
        double[] state = new double[13];
        for (int side = 0; side < 2; side++) {
            simulation.bodyState(plan.legs().get(side).foot(), state);
            out[2 + side] = state[9];
        }
        return out;
    }

    private double speed() {
        double[] a = looks.get(0), b = looks.get(looks.size() - 1);
        return Math.hypot(b[5] - a[5], b[6] - a[6]) / (dt * (looks.size() - 1));
    }

    /** By how much of a cycle each arm is behind the opposite leg, percent. */
    private String arms(List<List<Integer>> landings) {
        StringBuilder s = new StringBuilder();
        for (int side = 0; side < plan.arms().size(); side++) {
            List<Integer> at = landings.get(0);
            int from = at.get(0), to = at.get(at.size() - 1);
            int cycles = at.size() - 1;
            double[] arm = fundamental(side, from, to, cycles), leg = fundamental(2 + 1 - side, from, to, cycles);
            double late = (arm[1] - leg[1]) / (2 * Math.PI);
            late -= Math.rint(late);
            s.append(side > 0 ? " " : "");
            s.append(arm[0] < 0.03 ? "-" : String.format(Locale.ROOT, "%+.0f", 100 * late));
        }
        return s.toString();
    }

    /** Amplitude and lateness (rad of the cycle) of the part of a limb's swing with the period of the walk. */
    private double[] fundamental(int limb, int from, int to, int cycles) {
        double re = 0, im = 0;
        for (int i = from; i < to; i++) {
            double a = 2 * Math.PI * cycles * (i - from) / (to - from);
            re += looks.get(i)[limb] * Math.cos(a);
            im += looks.get(i)[limb] * Math.sin(a);
        }
        double n = 2.0 / (to - from);
        return new double[] {n * Math.hypot(re, im), Math.atan2(im, re)};
    }

    private double list() {
        double max = looks.stream().mapToDouble(l -> l[4]).max().orElse(0), min = looks.stream().mapToDouble(l -> l[4]).min().orElse(0);
        return Math.toDegrees(0.5 * (max - min));
    }

    private double sway() {
        double max = looks.stream().mapToDouble(l -> l[6]).max().orElse(0), min = looks.stream().mapToDouble(l -> l[6]).min().orElse(0);
        return 1000 * (max - min);
    }

    /** Lag of each joint of the upper body behind its target, left out where that does not move. */
    private String lags() {
        Map<String, Double> worst = new TreeMap<>();
        for (int l : plan.spine()) {
            lag(worst, l == plan.spine().get(plan.spine().size() - 1) ? "head" : "back", l);
        }
        for (BodyPlan.Arm arm : plan.arms()) {
            lag(worst, "arm", arm.upper());
            if (arm.lower() >= 0) {
                lag(worst, "elbow", arm.lower());
            }
        }
        StringBuilder s = new StringBuilder();
        worst.forEach((k, v) -> s.append(String.format(Locale.ROOT, "%s %.0f ", k, v)));
        return s.toString().trim();
    }

    private void lag(Map<String, Double> worst, String name, int link) {
        for (int j = 0; j < character.joints().size(); j++) {
            if (character.joints().get(j).link() != link) {
                continue;
            }
            int o = character.positionOffset(j);
            boolean ball = character.joints().get(j).type() == JointType.BALL;
            double[] mean = mean(o, ball ? 4 : 1);
            for (int axis = 0; axis < (ball ? 3 : 1); axis++) {
                double[] wanted = series(targets, o, axis, ball, mean), is = series(q, o, axis, ball, mean);
                if (rms(wanted) > MOVES) {
                    worst.merge(name, 1000 * lag(wanted, is), (a, b) -> Math.abs(a) > Math.abs(b) ? a : b);
                }
            }
        }
    }

    private double[] mean(int o, int n) {
        double[] mean = new double[n];
        for (double[] t : targets) {
            double sign = n == 4 && t[o] < 0 ? -1 : 1;
            for (int k = 0; k < n; k++) {
                mean[k] += sign * t[o + k];
            }
        }
        double norm = 0;
        for (int k = 0; k < n; k++) {
            mean[k] /= targets.size();
            norm += mean[k] * mean[k];
        }
        for (int k = 0; k < n && n == 4; k++) {
            mean[k] /= Math.sqrt(norm);
        }
        return mean;
    }

    /** One coordinate about its mean: of a ball joint the turn about an axis from the mean. */
    private static double[] series(List<double[]> from, int o, int axis, boolean ball, double[] mean) {
        double[] out = new double[from.size()], three = new double[3];
        double sum = 0;
        for (int i = 0; i < out.length; i++) {
            if (ball) {
                Quaternions.difference(mean, 0, from.get(i), o, three, 0);
                out[i] = three[axis];
            } else {
                out[i] = from.get(i)[o];
            }
            sum += out[i] / out.length;
        }
        for (int i = 0; i < out.length; i++) {
            out[i] -= sum;
        }
        return out;
    }

    private static double rms(double[] x) {
        double sum = 0;
        for (double v : x) {
            sum += v * v;
        }
        return Math.sqrt(sum / x.length);
    }

    /** The shift with which one series matches the other best, s. */
    private double lag(double[] wanted, double[] is) {
        int most = (int) (LONGEST_LAG / dt);
        double best = Double.NEGATIVE_INFINITY;
        int at = 0;
        for (int s = -most; s <= most; s++) {
            double xy = 0, xx = 0, yy = 0;
            for (int i = most; i < is.length - most; i++) {
                double w = wanted[i - s];
                xy += w * is[i];
                xx += w * w;
                yy += is[i] * is[i];
            }
            double c = xy / Math.sqrt(xx * yy);
            if (c > best) {
                best = c;
                at = s;
            }
        }
        return at * dt;
    }

    /** How the feet land and carry. */
    private final class Feet {
        /** Ticks at which the feet landed, per side. */
        final List<List<Integer>> landings = List.of(new ArrayList<>(), new ArrayList<>());

        final double[] curve = new double[CURVE];
        private double overlap;
        private double contactSpeed;
        private double peak;
        private double stanceSeconds;
        double stepSeconds;
        private int stances;

        Feet() {
            int both = 0;
            for (double[] f : feet) {
                both += f[0] > CONTACT && f[1] > CONTACT ? 1 : 0;
            }
            overlap = (double) both / feet.size();
            for (int side = 0; side < 2; side++) {
                stances(side);
            }
            for (int i = 0; i < CURVE; i++) {
                curve[i] /= stances;
            }
            contactSpeed /= stances;
            peak /= stances;
            stanceSeconds *= dt / stances;
            List<Integer> left = landings.get(0);
            stepSeconds = 0.5 * dt * (left.get(left.size() - 1) - left.get(0)) / (left.size() - 1);
        }

        private void stances(int side) {
            int gap = (int) (LIFTED / dt);
            int landed = -1, last = -gap - 1;
            for (int i = 0; i < feet.size(); i++) {
                if (feet.get(i)[side] < CONTACT) {
                    continue;
                }
                if (i - last > gap) {
                    if (landed > 0 && last > landed) {
                        stance(side, landed, last);
                    }
                    landed = last > 0 ? i : -1;
                    if (landed > 0) {
                        landings.get(side).add(i);
                    }
                }
                last = i;
            }
        }

        private void stance(int side, int from, int to) {
            stances++;
            contactSpeed += -feet.get(from - 1)[2 + side];
            stanceSeconds += to - from;
            double max = 0;
            for (int i = from; i <= to; i++) {
                max = Math.max(max, feet.get(i)[side]);
            }
            peak += max;
            for (int k = 0; k < CURVE; k++) {
                double at = from + (double) (to - from) * k / (CURVE - 1);
                int i = Math.min(to - 1, (int) at);
                curve[k] += (1 - at + i) * feet.get(i)[side] + (at - i) * feet.get(i + 1)[side];
            }
        }

        /** Peaks of the mean curve that stand out, and the dips between them. */
        private String peaks() {
            StringBuilder s = new StringBuilder();
            double low = 0, high = 0;
            boolean rising = true;
            int count = 0;
            for (int i = 0; i < CURVE; i++) {
                double v = (curve[Math.max(0, i - 1)] + curve[i] + curve[Math.min(CURVE - 1, i + 1)]) / 3;
                if (rising) {
                    high = Math.max(high, v);
                    if (v < high - STANDS_OUT) {
                        s.append(String.format(Locale.ROOT, "%s%.2f", count++ == 0 ? "" : " ", high));
                        rising = false;
                        low = v;
                    }
                } else {
                    low = Math.min(low, v);
                    if (v > low + STANDS_OUT) {
                        s.append(String.format(Locale.ROOT, " (%.2f)", low));
                        rising = true;
                        high = v;
                    }
                }
            }
            return s.toString();
        }

        void write(Path to) throws Exception {
            StringBuilder s = new StringBuilder();
            for (int i = 0; i < feet.size(); i++) {
                double[] f = feet.get(i);
                s.append(String.format(Locale.ROOT, "%.4f %.3f %.3f %.3f %.3f%n", i * dt, f[0], f[1], f[2], f[3]));
            }
            Files.writeString(to, s);
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    " | load max %.2f peaks %s | sinks %.2f m/s | both feet %.0f %%",
                    peak,
                    peaks(),
                    contactSpeed,
                    100 * overlap);
        }
    }
}
