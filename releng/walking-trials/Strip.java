// SPDX-License-Identifier: Apache-2.0

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.TerrainText;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/**
 * Draws a walk as a strip of frames: from the side above, from behind below, left limbs in one colour and right ones in another. Started by the script
 * strip.
 */
final class Strip {
    private static final double SCALE = 130;
    private static final int MARGIN = 24;
    private static final int PROFILE = 150;
    private static final Color LEFT = new Color(0xD9835A);
    private static final Color RIGHT = new Color(0x4F8FC0);
    private static final Color TRUNK = new Color(0x9AA3AB);

    private final CharacterModel character;
    private final double spacing;
    private final List<double[][]> frames = new ArrayList<>();
    private final List<Double> times = new ArrayList<>();
    private Terrain ground;
    /** Height of the lower edge of each row. */
    private double base;

    private Strip(CharacterModel character, double spacing) {
        this.character = character;
        this.spacing = spacing;
    }

    /** Model, controller, file of a preset (or -), first second, seconds between frames, frames, picture, terrain. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        Map<String, Double> values = args[2].equals("-")
                ? Map.of()
                : PresetFile.of(Files.readString(Path.of(args[2])), args[2], args[1]).values();
        double first = Double.parseDouble(args[3]);
        double every = Double.parseDouble(args[4]);
        int count = Integer.parseInt(args[5]);
        Strip strip = new Strip(c, 0.75);
        List<GoalEvent> goals = List.of();
        Scene.Casting walker = new Scene.Casting("walker", c.name(), args[1], "", values, goals, 0, 0, 0);
        Scene scene = Scene.of("strip", first + every * count + 1, List.of(walker))
                .on(TerrainText.parse(args[7]))
                .build();
        try (Run run = new Run(scene, new OneCharacter(c))) {
            strip.ground = run.simulation().world().terrain();
            while (run.advance() && strip.frames.size() < count) {
                if (run.timeSeconds() >= first + every * strip.frames.size()) {
                    strip.keep(run);
                }
            }
        }
        strip.write(Path.of(args[6]));
    }

    private void keep(Run run) {
        double[][] frame = new double[character.links().size()][7];
        for (int l = 0; l < frame.length; l++) {
            run.simulation().bodyPose(l, frame[l]);
        }
        frames.add(frame);
        times.add(run.timeSeconds());
    }

    private void write(Path file) throws Exception {
        base = frames.stream().mapToDouble(f -> ground.height(f[0][0], f[0][1])).min().orElse(0);
        double height = 2.05;
        int width = (int) (2 * MARGIN + SCALE * spacing * (frames.size() + 0.4));
        int row = (int) (SCALE * height);
        BufferedImage image = new BufferedImage(width, 2 * (row + MARGIN) + MARGIN, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(new Color(0xF6F7F8));
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        for (int view = 0; view < 2; view++) {
            double level = MARGIN + row + view * (row + MARGIN);
            for (int f = 0; f < frames.size(); f++) {
                double x = MARGIN + SCALE * spacing * (f + 0.7);
                AffineTransform before = g.getTransform();
                g.translate(x, level);
                profile(g, frames.get(f)[0], view == 0);
                figure(g, frames.get(f), view == 0);
                g.setTransform(before);
                if (view == 0) {
                    g.setColor(new Color(0x50565C));
                    g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
                    g.drawString(String.format(Locale.ROOT, "%.2f s", times.get(f)), (float) x - 16, (float) level + 17);
                }
            }
        }
        ImageIO.write(image, "png", file.toFile());
    }

    /** The ground below a figure, as far as the next one. */
    private void profile(Graphics2D g, double[] root, boolean side) {
        Path2D path = new Path2D.Double();
        double half = 0.5 * spacing;
        path.moveTo(-SCALE * half, 8);
        for (int i = 0; i <= PROFILE; i++) {
            double d = half * (2.0 * i / PROFILE - 1);
            double z = ground.height(root[0] + (side ? d : 0), root[1] - (side ? 0 : d)) - base;
            path.lineTo(SCALE * d, -SCALE * z);
        }
        path.lineTo(SCALE * half, 8);
        path.closePath();
        g.setColor(new Color(0xC9CED3));
        g.fill(path);
    }

    /** One solid, and how near it is. */
    private record Part(Shape shape, Pose pose, Color colour, double near) {}

    private void figure(Graphics2D g, double[][] frame, boolean side) {
        List<Part> parts = new ArrayList<>();
        for (int l = 0; l < frame.length; l++) {
            Link link = character.links().get(l);
            double[] p = frame[l];
            Pose at = new Pose(
                    new Vec3(p[0] - frame[0][0], p[1] - frame[0][1], p[2] - base), new Quat(p[3], p[4], p[5], p[6]));
            Color colour = link.side() == Side.LEFT ? LEFT : link.side() == Side.RIGHT ? RIGHT : TRUNK;
            for (Shape s : link.shapes()) {
                Pose pose = at.times(s.pose());
                parts.add(new Part(s, pose, colour, side ? -pose.position().y() : -pose.position().x()));
            }
        }
        parts.sort(Comparator.comparingDouble(Part::near));
        parts.forEach(p -> draw(g, p, side));
    }

    private static double across(Vec3 v, boolean side) {
        return SCALE * (side ? v.x() : -v.y());
    }

    private static void draw(Graphics2D g, Part part, boolean side) {
        Path2D path = new Path2D.Double();
        if (part.shape().geometry() instanceof Geometry.Box b) {
            List<double[]> corners = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                Vec3 v = part.pose().transform(new Vec3(
                        (i & 1) == 0 ? -b.hx() : b.hx(), (i & 2) == 0 ? -b.hy() : b.hy(), (i & 4) == 0 ? -b.hz() : b.hz()));
                corners.add(new double[] {across(v, side), -SCALE * v.z()});
            }
            hull(corners, path);
            paint(g, path, part.colour());
            return;
        }
        double r = part.shape().geometry() instanceof Geometry.Capsule c
                ? c.radius()
                : ((Geometry.Sphere) part.shape().geometry()).radius();
        double h = part.shape().geometry() instanceof Geometry.Capsule c ? c.halfLength() : 0;
        Vec3 a = part.pose().transform(new Vec3(0, 0, -h));
        Vec3 b = part.pose().transform(new Vec3(0, 0, h));
        double length = Math.hypot(across(a, side) - across(b, side), SCALE * (a.z() - b.z()));
        java.awt.Shape shape = length < 1e-6
                ? new Ellipse2D.Double(across(a, side) - SCALE * r, -SCALE * (a.z() + r), 2 * SCALE * r, 2 * SCALE * r)
                : new BasicStroke((float) (2 * SCALE * r), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                        .createStrokedShape(new Line2D.Double(
                                across(a, side), -SCALE * a.z(), across(b, side), -SCALE * b.z()));
        paint(g, shape, part.colour());
    }

    private static void paint(Graphics2D g, java.awt.Shape shape, Color colour) {
        g.setColor(colour);
        g.fill(shape);
        g.setColor(colour.darker());
        g.setStroke(new BasicStroke(1));
        g.draw(shape);
    }

    /** Convex hull by gift wrapping. */
    private static void hull(List<double[]> points, Path2D out) {
        double[] start = points.stream()
                .min(Comparator.<double[]>comparingDouble(p -> p[0]).thenComparingDouble(p -> p[1]))
                .orElseThrow();
        double[] at = start;
        out.moveTo(at[0], at[1]);
        for (int guard = 0; guard < points.size(); guard++) {
            double[] next = points.get(0) == at ? points.get(1) : points.get(0);
            for (double[] p : points) {
                double turn = (next[0] - at[0]) * (p[1] - at[1]) - (next[1] - at[1]) * (p[0] - at[0]);
                boolean farther = Math.hypot(p[0] - at[0], p[1] - at[1]) > Math.hypot(next[0] - at[0], next[1] - at[1]);
                if (turn < -1e-9 || Math.abs(turn) <= 1e-9 && farther) {
                    next = p;
                }
            }
            at = next;
            if (at == start) {
                break;
            }
            out.lineTo(at[0], at[1]);
        }
        out.closePath();
    }
}
