// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.exchange.Importer.Note;
import org.gaitwright.io.internal.JsonText;
import org.gaitwright.io.internal.yaml.YamlText;

/** Turns a captured walk into a file of keyframes. */
public final class BvhWalk {
    private static final int MIN_NODES = 6;
    private static final int MAX_NODES = 12;
    /** How far ahead nodes drive, s. */
    private static final double LEAD = 0.12;

    private BvhWalk() {}

    /**
     * Reads a walk; {@code file} is how messages name it, {@code character} the id of the model.
     *
     * @param notes gets what could not be taken over
     */
    public static String keyframes(
            InputStream in,
            String file,
            CharacterModel model,
            String character,
            String description,
            int keys,
            List<Note> notes)
            throws IOException {
        Bvh bvh = BvhReader.read(in, file);
        Limbs limbs = LimbFinder.find(bvh);
        Sagittal view = new Sagittal(bvh, limbs);
        LinkDirections body = new LinkDirections(model);
        List<Steps.Half> halves = Steps.find(bvh, limbs, view);
        HalfCycle cycle = new HalfCycle(body, new Tracks(bvh, limbs, view, body, notes), halves);
        cycle.tellLimits(bvh, notes);
        double frames =
                halves.stream().mapToDouble(Steps.Half::frames).average().orElseThrow();
        StringBuilder s = new StringBuilder();
        s.append("controller: nearest-node\n");
        s.append("character: ").append(YamlText.word(character)).append('\n');
        s.append("description: ").append(JsonText.quote(description)).append('\n');
        s.append("# keyframes of half a cycle, in which the left foot stands; the other half is their mirror image\n");
        s.append("keys: ").append(keys).append('\n');
        s.append("nodes: ")
                .append(Math.max(MIN_NODES, Math.min(MAX_NODES, 2 * keys)))
                .append('\n');
        s.append("# joints follow late: nodes drive this far ahead, s\n");
        line(s, "lead", LEAD);
        keys(s, cycle, body, KeyframeTimes.choose(cycle, body.count(), keys), frames * bvh.frameSeconds());
        return s.toString();
    }

    private static void keys(StringBuilder s, HalfCycle cycle, LinkDirections body, int[] samples, double seconds) {
        for (int k = 0; k < samples.length; k++) {
            int next = k + 1 < samples.length ? samples[k + 1] : HalfCycle.SAMPLES;
            s.append('\n');
            line(s, "key." + k + ".seconds", seconds * (next - samples[k]) / HalfCycle.SAMPLES);
            for (int i = 0; i < body.count(); i++) {
                if (Math.rint(1e4 * cycle.angle(samples[k], i)) != 0) {
                    line(s, "key." + k + "." + body.name(i), cycle.angle(samples[k], i));
                }
            }
        }
    }

    private static void line(StringBuilder s, String name, double value) {
        s.append(name)
                .append(": ")
                .append(String.format(Locale.ROOT, "%.4f", value))
                .append('\n');
    }
}
