// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

/**
 * How a joint answers a sine: angle ≈ middle + gain · amplitude · sin(2π f t − lag), fitted over whole swings.
 *
 * @param gain of the amplitude that was asked for
 * @param lagSeconds behind what was asked for
 * @param rest root mean square of what is no such sine, as a share of the amplitude
 */
record Response(double gain, double lagSeconds, double rest) {
    /**
     * @param angles one for each frame
     * @param from time of the first, s
     */
    static Response of(float[] angles, double from, double frame, double amplitude, double frequency) {
        int swings = (int) Math.floor(angles.length * frame * frequency);
        int n = (int) Math.round(swings / (frequency * frame));
        n = Math.min(n, angles.length);
        double w = 2 * Math.PI * frequency;
        double mean = 0, sine = 0, cosine = 0;
        for (int i = 0; i < n; i++) {
            double t = from + i * frame;
            mean += angles[i] / n;
            sine += 2 * angles[i] * Math.sin(w * t) / n;
            cosine += 2 * angles[i] * Math.cos(w * t) / n;
        }
        double rest = 0;
        for (int i = 0; i < n; i++) {
            double t = from + i * frame;
            double off = angles[i] - mean - sine * Math.sin(w * t) - cosine * Math.cos(w * t);
            rest += off * off / n;
        }
        double lag = Math.atan2(-cosine, sine) / w;
        return new Response(Math.hypot(sine, cosine) / amplitude, lag, Math.sqrt(rest) / amplitude);
    }
}
