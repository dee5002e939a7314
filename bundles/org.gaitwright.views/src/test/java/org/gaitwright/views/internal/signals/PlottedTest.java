// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.signals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Recording.SignalInfo;
import org.gaitwright.session.run.Snapshot;
import org.junit.jupiter.api.Test;

class PlottedTest {
    private static final List<SignalInfo> SIGNALS = List.of(
            new SignalInfo("Gait", "speed", "m/s"),
            new SignalInfo("Gait", "ground-reaction-left", "body weights"),
            new SignalInfo("Joint angles", "left-knee.angle", "rad"),
            new SignalInfo("Joint angles", "right-knee.angle", "rad"),
            new SignalInfo("Joint speeds", "left-knee.speed", "rad/s"),
            new SignalInfo("Joint torques", "left-knee.torque", "N m"),
            new SignalInfo("Centre of mass", "com.z", "m"));

    private static List<List<Plotted>> plots(SceneLook choice) {
        List<String> names = SIGNALS.stream().map(SignalInfo::name).toList();
        return Plotted.plots(choice, names::indexOf, SIGNALS::get);
    }

    @Test
    void eachUnitHasAPlotAndAnglesAreDegrees() {
        SceneLook choice = SceneLook.NONE.plotting(
                List.of("left-knee.angle", "speed", "right-knee.angle", "left-knee.speed", "gone"), true);
        List<List<Plotted>> plots = plots(choice);
        assertEquals(
                List.of("left-knee.angle °", "right-knee.angle °"),
                plots.get(0).stream().map(p -> p.name() + " " + p.unit()).toList());
        assertEquals(List.of("speed"), plots.get(1).stream().map(Plotted::name).toList());
        assertEquals("°/s", plots.get(2).get(0).unit());
        assertEquals(180, Math.PI * plots.get(0).get(0).factor(), 1e-9);
        assertEquals(3, plots.size(), "what the run does not have is left out");
        assertEquals(1, plots(choice.plotting(choice.signals(), false)).size());
    }

    @Test
    void sidesHaveTheirColoursAndNoTwoLinesShareOne() {
        SceneLook choice = SceneLook.NONE.plotting(
                List.of("com.z", "right-knee.angle", "left-knee.angle", "left-knee.torque", "speed"), false);
        assertEquals(
                List.of(2, 1, 0, 3, 4),
                plots(choice).get(0).stream().map(Plotted::colour).toList());
    }

    @Test
    void presetsFindTheirSignals() {
        assertEquals(List.of("left-knee.angle", "right-knee.angle"), SignalPreset.KNEES.of(SIGNALS));
        assertEquals(List.of("ground-reaction-left"), SignalPreset.GROUND.of(SIGNALS));
        assertEquals(List.of("speed", "com.z"), SignalPreset.SPEED.of(SIGNALS));
        assertEquals(List.of("left-knee.torque"), SignalPreset.TORQUES.of(SIGNALS));
    }

    @Test
    void aTableHasALineForEachFrame() throws IOException {
        List<Plotted> lines = plots(SceneLook.NONE.plotting(List.of("left-knee.angle", "speed"), false))
                .get(0);
        StringWriter out = new StringWriter();
        CsvExport.write(recording(3, 2000), lines, out, null);
        String[] rows = out.toString().split("\r\n");
        assertEquals("t [s],left-knee.angle [°],speed [m/s]", rows[0]);
        assertEquals(1 + 1997, rows.length, "from the oldest frame that is left");
        assertEquals("0.375,", rows[1].substring(0, 6));
        assertEquals(Math.toDegrees(3 * 0.01f + 2), Double.parseDouble(rows[1].split(",")[1]), 1e-3);
        assertTrue(rows[8].endsWith(","), "no number where there is none: " + rows[8]);
    }

    /** Signal s of frame n is n / 100 + s; frame 10 has none. */
    private static Recording recording(long first, long end) {
        return new Recording() {
            @Override
            public List<SignalInfo> signals() {
                return SIGNALS;
            }

            @Override
            public double frameSeconds() {
                return 0.125;
            }

            @Override
            public long first() {
                return first;
            }

            @Override
            public long end() {
                return end;
            }

            @Override
            public void copy(int signal, long from, float[] out) {
                for (int i = 0; i < out.length; i++) {
                    out[i] = from + i == 10 ? Float.NaN : (from + i) * 0.01f + signal;
                }
            }

            @Override
            public Snapshot at(double seconds) {
                return null;
            }

            @Override
            public Snapshot at(int branch, double seconds) {
                return null;
            }
        };
    }
}
