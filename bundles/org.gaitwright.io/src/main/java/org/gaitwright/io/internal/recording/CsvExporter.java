// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.recording;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.exchange.Exporter;
import org.gaitwright.core.exchange.Motion;
import org.gaitwright.core.simulation.World;
import org.osgi.service.component.annotations.Component;

/** A line per frame (RFC 4180): time, then position and orientation of each body. SI; numbers read back to the same bits. */
@Component(service = Exporter.class)
public final class CsvExporter implements Exporter {
    private static final String[] POSE = {"x [m]", "y [m]", "z [m]", "qw", "qx", "qy", "qz"};
    private static final String END = "\r\n";

    @Override
    public String id() {
        return "csv";
    }

    @Override
    public String name() {
        return "CSV";
    }

    @Override
    public String description() {
        return "Time, and position and orientation of each body, a line per frame";
    }

    @Override
    public String ending() {
        return "csv";
    }

    @Override
    public void write(Motion motion, OutputStream out) throws IOException {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        header(motion.world(), text);
        double[] pose = new double[POSE.length];
        for (int frame = 0; frame < motion.frames(); frame++) {
            text.write(Double.toString(motion.timeSeconds(frame)));
            for (int body = 0; body < motion.world().bodies(); body++) {
                motion.bodyPose(frame, body, pose);
                for (double x : pose) {
                    text.write("," + x);
                }
            }
            text.write(END);
        }
        text.flush();
    }

    private static void header(World world, Writer to) throws IOException {
        to.write("t [s]");
        for (World.Actor actor : world.actors()) {
            for (Link link : actor.character().links()) {
                columns(actor.name() + "/" + link.name(), to);
            }
        }
        for (World.Crate crate : world.crates()) {
            columns(crate.name(), to);
        }
        to.write(END);
    }

    private static void columns(String body, Writer to) throws IOException {
        for (String number : POSE) {
            to.write("," + cell(body + "." + number));
        }
    }

    private static String cell(String text) {
        return text.matches("[^\",\r\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
