// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.choice;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.gaitwright.core.terrain.Terrain;

/** The first metres of a ground from the side, one strip behind the other. Made on any thread, drawn on that of the user interface. */
final class Relief {
    private static final double FROM_METRES = -1;
    private static final double LENGTH_METRES = 9;
    /** Where strips are cut, the farthest first, m. */
    private static final double[] STRIPS = {1.4, 0.7, 0};
    /** So much of a metre is a step or a bump; what is flatter looks flat, m. */
    private static final double LEAST_RANGE = 0.8;

    private static final Color[] COLOURS = {new Color(178, 190, 178), new Color(142, 160, 142), new Color(100, 124, 104)
    };
    private static final int SAMPLES = 60;

    private final double[][] heights = new double[STRIPS.length][SAMPLES];
    private final double middle;
    private final double range;

    Relief(Terrain ground) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int s = 0; s < STRIPS.length; s++) {
            for (int i = 0; i < SAMPLES; i++) {
                double x = FROM_METRES + LENGTH_METRES * i / (SAMPLES - 1);
                // a pit without a floor is cut off
                heights[s][i] = Math.max(-LEAST_RANGE, ground.height(x, STRIPS[s]));
                least = Math.min(least, heights[s][i]);
                greatest = Math.max(greatest, heights[s][i]);
            }
        }
        middle = (least + greatest) / 2;
        range = Math.max(LEAST_RANGE, greatest - least);
    }

    /** Draws it into a square. */
    void draw(GC gc, int size) {
        double relief = 0.42 * size / range;
        for (int s = 0; s < STRIPS.length; s++) {
            double base = size * (0.46 + 0.15 * s);
            int[] outline = new int[2 * SAMPLES + 4];
            for (int i = 0; i < SAMPLES; i++) {
                outline[2 * i] = size * i / (SAMPLES - 1);
                outline[2 * i + 1] = (int) Math.round(base - relief * (heights[s][i] - middle));
            }
            outline[2 * SAMPLES] = size;
            outline[2 * SAMPLES + 1] = size - 2;
            outline[2 * SAMPLES + 2] = 0;
            outline[2 * SAMPLES + 3] = size - 2;
            gc.setBackground(COLOURS[s]);
            gc.fillPolygon(outline);
        }
    }
}
