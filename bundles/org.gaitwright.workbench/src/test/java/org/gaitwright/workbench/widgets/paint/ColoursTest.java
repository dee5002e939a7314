// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ColoursTest {
    /** What WCAG asks of text, and of shapes that carry meaning. */
    private static final double READABLE = 4.5;

    private static final double VISIBLE = 3;
    private static final int LINES = 8;
    /** Far above the difference of 2.3 that an eye just notices side by side. */
    private static final double TOLD_APART = 12;

    /** Light as people with normal sight and with the three kinds of dichromacy see it (Machado 2009, severity 1). */
    private static final double[][][] EYES = {
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}
    };

    @Test
    void contrastIsThatOfTheGuidelines() {
        assertEquals(21, contrast(0x000000, 0xFFFFFF), 1e-9);
        assertEquals(1, contrast(0x123456, 0x123456), 1e-9);
        assertEquals(4.54, contrast(0x767676, 0xFFFFFF), 0.01);
    }

    @Test
    void mixingGoesFromOneColourToTheOther() {
        assertEquals(0x102030, Ink.mix(0x102030, 0xF0E0D0, 0));
        assertEquals(0xF0E0D0, Ink.mix(0x102030, 0xF0E0D0, 1));
        assertEquals(0x808080, Ink.mix(0x102030, 0xF0E0D0, 0.5));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void wordsCanBeReadOnEveryGround(boolean dark) {
        for (Tone ground : new Tone[] {Tone.PAGE, Tone.PAPER, Tone.CARD, Tone.WELL}) {
            for (Tone words : new Tone[] {Tone.TEXT, Tone.QUIET, Tone.ACCENT_TEXT, Tone.REFUSAL}) {
                atLeast(READABLE, words, ground, dark);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void wordsCanBeReadOnFilledShapes(boolean dark) {
        atLeast(READABLE, Tone.PAPER, Tone.TEXT, dark);
        atLeast(READABLE, Tone.PAPER, Tone.ACCENT_TEXT, dark);
        atLeast(READABLE, Tone.PAPER, Tone.REFUSAL, dark);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shapesThatMeanSomethingAreVisible(boolean dark) {
        for (Tone ground : new Tone[] {Tone.PAGE, Tone.PAPER}) {
            for (Tone shape : new Tone[] {Tone.ACCENT, Tone.ACTUAL, Tone.FOCUS, Tone.PUSH, Tone.REFUSAL, Tone.AXIS}) {
                atLeast(VISIBLE, shape, ground, dark);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void linesAreVisible(boolean dark) {
        for (int i = 0; i < LINES; i++) {
            double contrast = contrast(Ink.lineRgb(i, dark), Tone.PAPER.rgb(dark));
            assertTrue(contrast >= VISIBLE, "line " + i + " has contrast " + contrast);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everybodyTellsLinesApart(boolean dark) {
        for (double[][] eye : EYES) {
            for (int i = 0; i < LINES; i++) {
                for (int j = 0; j < i; j++) {
                    double difference = difference(eye, Ink.lineRgb(i, dark), Ink.lineRgb(j, dark));
                    assertTrue(difference >= TOLD_APART, "lines " + j + " and " + i + " differ by " + difference);
                }
            }
        }
    }

    @Test
    void linesOfTheSecondRoundAreDashed() {
        assertEquals(Ink.lineRgb(1, false), Ink.lineRgb(1 + LINES, false));
        assertEquals(List.of(0, 1, 2), List.of(Ink.dash(1), Ink.dash(1 + LINES), Ink.dash(1 + 2 * LINES)));
        assertEquals(1 + 2 * LINES, Ink.dashed(1 + LINES, 2));
    }

    private static void atLeast(double contrast, Tone a, Tone b, boolean dark) {
        double seen = contrast(a.rgb(dark), b.rgb(dark));
        assertTrue(seen >= contrast, a + " on " + b + " has contrast " + seen);
    }

    /** Contrast ratio of two colours as WCAG 2 defines it: 1 for equal ones, 21 for black on white. */
    private static double contrast(int a, int b) {
        double la = luminance(a) + 0.05;
        double lb = luminance(b) + 0.05;
        return Math.max(la, lb) / Math.min(la, lb);
    }

    /** A channel as light instead of as a code, 0 … 1. */
    private static double linear(int channel) {
        double c = (channel & 0xFF) / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
    }

    /** Distance in CIE L*a*b*. */
    private static double difference(double[][] eye, int a, int b) {
        double[] p = lab(seen(eye, a));
        double[] q = lab(seen(eye, b));
        return Math.hypot(Math.hypot(p[0] - q[0], p[1] - q[1]), p[2] - q[2]);
    }

    private static double[] seen(double[][] eye, int rgb) {
        double[] light = {linear(rgb >> 16), linear(rgb >> 8), linear(rgb)};
        double[] out = new double[3];
        for (int i = 0; i < 3; i++) {
            double sum = eye[i][0] * light[0] + eye[i][1] * light[1] + eye[i][2] * light[2];
            out[i] = Math.max(0, Math.min(1, sum));
        }
        return out;
    }

    private static double[] lab(double[] c) {
        double x = root((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047);
        double y = root(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
        double z = root((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double t) {
        return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
    }
}
