// SPDX-License-Identifier: Apache-2.0

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;
import org.gaitwright.controller.nearestnode.internal.NearestNode;
import org.gaitwright.controller.nearestnode.internal.WalkedFigures;
import org.gaitwright.controller.nearestnode.internal.WalkedFigures.Bone;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.TerrainText;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/**
 * Draws the keyframes of a walk of nearest-node, and below them the walk: the body in colours, over the figure of the keyframes in grey. Started by the script node-strip.
 */
final class NodeStrip {
    private static final double SCALE = 150;
    private static final int FRAMES = 12;
    private static final int MARGIN = 24;
    private static final Color LEFT = new Color(0xD9835A);
    private static final Color RIGHT = new Color(0x4F8FC0);
    private static final Color TRUNK = new Color(0x6B747C);
    private static final Color TARGET = new Color(0xC9CED3);

    private final List<List<Bone>> keys;
    private final List<String> keyNotes = new ArrayList<>();
    private final List<List<Bone>> bodies = new ArrayList<>();
    private final List<List<Bone>> targets = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private Terrain ground;

    private NodeStrip(List<List<Bone>> keys) {
        this.keys = keys;
    }

    /** Model, file of a walk, terrain, first second, seconds between, picture, place of the start along x. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        Map<String, Double> walk =
                PresetFile.preset(Files.readString(Path.of(args[1])), args[1], "nearest-node").values();
        ParameterValues values = new NearestNode().parameters(c).initialValues().with(walk);
        WalkedFigures figures = new WalkedFigures(c);
        NodeStrip strip = new NodeStrip(figures.keys(values));
        for (int k = 0; k < strip.keys.size(); k++) {
            strip.keyNotes.add(String.format(Locale.ROOT, "%.2f s", values.get("key." + k + ".seconds")));
        }
        double first = Double.parseDouble(args[3]), every = Double.parseDouble(args[4]);
        Scene.Casting walker = new Scene.Casting("walker", c.name(), "nearest-node", "", walk, List.of(), Double.parseDouble(args[6]), 0, 0);
        Scene scene = Scene.of("strip", first + FRAMES * every + 0.1, List.of(walker))
                .on(TerrainText.parse(args[2]))
                .build();
        try (Run run = new Run(scene, new OneCharacter(c))) {
            strip.ground = run.stage().world().terrain();
            while (run.advance() && strip.bodies.size() < FRAMES) {
                if (run.timeSeconds() >= first + strip.bodies.size() * every - 1e-9) {
                    strip.bodies.add(figures.body(run));
                    strip.targets.add(figures.target(run));
                    strip.notes.add(String.format(Locale.ROOT, "%.2f s", run.timeSeconds()));
                }
            }
            if (run.outcome() == Outcome.FELL) {
                System.out.printf(Locale.ROOT, "fell after %.2f s%n", run.timeSeconds());
            }
        }
        ImageIO.write(strip.draw(), "png", Path.of(args[5]).toFile());
    }

    private BufferedImage draw() {
        double top = 0, wide = 0.5;
        for (List<Bone> k : keys) {
            for (Bone b : k) {
                top = Math.max(top, Math.max(b.z1(), b.z2()));
                wide = Math.max(wide, Math.max(Math.abs(b.x1()), Math.abs(b.x2())));
            }
        }
        int row = (int) (SCALE * (top + 0.35)), step = (int) (SCALE * 2 * (wide + 0.05));
        BufferedImage image =
                new BufferedImage(2 * MARGIN + step * Math.max(keys.size(), bodies.size()), 2 * row + 2 * MARGIN, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        g.setFont(new Font("SansSerif", Font.PLAIN, 12));
        for (int k = 0; k < keys.size(); k++) {
            double x = MARGIN + step * (k + 0.5), z = row;
            figure(g, keys.get(k), x, z, 0, 0, null);
            note(g, keyNotes.get(k), x, z + 18);
        }
        for (int i = 0; i < bodies.size(); i++) {
            Bone root = bodies.get(i).get(0);
            double fromX = root.x1();
            double x = MARGIN + step * (i + 0.5), z = 2 * row + MARGIN;
            double fromZ = ground.height(fromX, 0);
            ground(g, x, z, fromX, fromZ, step / SCALE / 2);
            figure(g, targets.get(i), x, z, fromX, fromZ, TARGET);
            figure(g, bodies.get(i), x, z, fromX, fromZ, null);
            note(g, notes.get(i), x, z + 18);
        }
        g.dispose();
        return image;
    }

    private void ground(Graphics2D g, double x, double z, double fromX, double fromZ, double half) {
        g.setColor(TARGET);
        g.setStroke(new BasicStroke(1));
        for (double d = -half; d < half; d += 0.02) {
            g.draw(new Line2D.Double(
                    x + SCALE * d,
                    z - SCALE * (ground.height(fromX + d, 0) - fromZ),
                    x + SCALE * (d + 0.02),
                    z - SCALE * (ground.height(fromX + d + 0.02, 0) - fromZ)));
        }
    }

    private static void note(Graphics2D g, String text, double x, double z) {
        g.setColor(TRUNK);
        g.drawString(text, (float) x - g.getFontMetrics().stringWidth(text) / 2f, (float) z);
    }

    /** Right limbs first, since they are behind. */
    private static void figure(Graphics2D g, List<Bone> bones, double x, double z, double fromX, double fromZ, Color only) {
        g.setStroke(new BasicStroke(only == null ? 4 : 7, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (Side side : List.of(Side.RIGHT, Side.CENTRE, Side.LEFT)) {
            for (Bone b : bones) {
                if (b.side() == side) {
                    g.setColor(only != null ? only : side == Side.LEFT ? LEFT : side == Side.RIGHT ? RIGHT : TRUNK);
                    g.draw(new Line2D.Double(
                            x + SCALE * (b.x1() - fromX),
                            z - SCALE * (b.z1() - fromZ),
                            x + SCALE * (b.x2() - fromX),
                            z - SCALE * (b.z2() - fromZ)));
                }
            }
        }
    }
}
