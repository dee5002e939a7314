// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.xml.XmlElement;

/** Reads one BVH file: the tree of joints, then a row of numbers for each frame. An instance reads one file. */
final class BvhReader {
    static final int MAX_BYTES = 32 << 20;
    static final int MAX_JOINTS = 1000;
    static final int MAX_DEPTH = 100;
    static final int MAX_FRAMES = 20_000;
    /** Lengths and angles beyond this are no figure's; sums of them stay finite. */
    private static final double LARGEST = 1e9;

    private final BvhText text;
    private final List<BvhJoint> joints = new ArrayList<>();
    private int channels;

    private BvhReader(BvhText text) {
        this.text = text;
    }

    /** Reads a stream; {@code file} is how messages name it. */
    static Bvh read(InputStream in, String file) throws IOException {
        byte[] bytes = in.readNBytes(MAX_BYTES + 1);
        if (bytes.length > MAX_BYTES) {
            throw new InvalidInput(
                    file + ":1: more than " + (MAX_BYTES >> 20) + " MiB; a walk needs a few seconds: cut off the rest");
        }
        String decoded = new String(bytes, StandardCharsets.UTF_8);
        String plain = decoded.startsWith("\ufeff") ? decoded.substring(1) : decoded;
        return new BvhReader(new BvhText(plain, file)).bvh(file);
    }

    private Bvh bvh(String file) {
        text.expect("HIERARCHY", "HIERARCHY, the first word of a BVH file");
        text.expect("ROOT", "ROOT and the name of the first joint");
        joint(-1, 0);
        String next = text.word();
        if (next.equalsIgnoreCase("ROOT")) {
            throw text.refuse("a second figure begins; expected MOTION: keep one ROOT in a file");
        }
        if (!next.equalsIgnoreCase("MOTION")) {
            throw text.got(next, "MOTION, after the last closing brace");
        }
        int motionLine = text.line();
        text.expect("Frames:", "'Frames:' and their number");
        int count = text.count("the number of frames", 1, MAX_FRAMES);
        text.expect("Frame", "'Frame Time:' and seconds");
        text.expect("Time:", "'Frame Time:' and seconds");
        double seconds = text.number("seconds from one frame to the next");
        if (!(seconds > 0) || seconds > 1) {
            throw text.refuse("frames are " + seconds + " s apart; expected more than 0 and at most 1");
        }
        return new Bvh(file, joints, seconds, frames(count), motionLine);
    }

    /** From its name on to its closing brace. */
    private void joint(int parent, int depth) {
        String name = text.restOfLine();
        if (name.isEmpty()) {
            throw text.refuse("a joint has no name; expected one after ROOT or JOINT");
        }
        int line = text.line();
        String brief = XmlElement.brief(name);
        text.expect("{", "{ after the name of a joint");
        Vec3 offset = offset();
        text.expect("CHANNELS", "CHANNELS of '" + brief + "' after its OFFSET");
        int index = add(new BvhJoint(name, parent, offset, channels(), channels, line));
        channels += joints.get(index).channels().size();
        String word = text.word();
        for (; !word.equals("}"); word = text.word()) {
            if (depth + 1 > MAX_DEPTH) {
                throw text.refuse("joints are nested more than " + MAX_DEPTH + " deep; check the braces");
            }
            if (word.equalsIgnoreCase("JOINT")) {
                joint(index, depth + 1);
            } else if (word.equalsIgnoreCase("End")) {
                end(index);
            } else {
                throw text.got(word, "JOINT, End Site or } in '" + brief + "'");
            }
        }
    }

    private void end(int parent) {
        text.restOfLine();
        int line = text.line();
        text.expect("{", "{ after End Site");
        add(new BvhJoint("", parent, offset(), List.of(), channels, line));
        text.expect("}", "} after the OFFSET of an End Site");
    }

    private int add(BvhJoint joint) {
        if (joints.size() == MAX_JOINTS) {
            throw text.refuse("more than " + MAX_JOINTS + " joints and ends; remove those that are not needed");
        }
        joints.add(joint);
        return joints.size() - 1;
    }

    private Vec3 offset() {
        text.expect("OFFSET", "OFFSET and three numbers");
        return new Vec3(bounded("x of an OFFSET"), bounded("y of an OFFSET"), bounded("z of an OFFSET"));
    }

    private double bounded(String what) {
        return bounded(text.word(), what);
    }

    private double bounded(String word, String what) {
        double number = text.number(word, what);
        if (Math.abs(number) > LARGEST) {
            throw text.got(word, what + " of at most " + LARGEST);
        }
        return number;
    }

    private List<BvhJoint.Channel> channels() {
        int count = text.count("the number of channels", 0, BvhJoint.Channel.values().length);
        List<BvhJoint.Channel> found = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String word = text.word();
            BvhJoint.Channel channel = Arrays.stream(BvhJoint.Channel.values())
                    .filter(c -> c.name().equals(word.toUpperCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> text.got(
                            word, "a channel: Xposition, Yposition, Zposition, Xrotation, Yrotation or Zrotation"));
            if (found.contains(channel)) {
                throw text.refuse("channel " + word + " is given twice; name each once");
            }
            found.add(channel);
        }
        return found;
    }

    private List<double[]> frames(int count) {
        List<double[]> frames = new ArrayList<>();
        for (String[] row = text.row(); row.length > 0; row = text.row()) {
            if (frames.size() == count) {
                throw text.refuse("another row after " + count + " frames; correct 'Frames:' or remove it");
            }
            if (row.length != channels) {
                throw text.refuse("frame " + (frames.size() + 1) + " has " + row.length + " numbers; expected "
                        + channels + ", one for each channel");
            }
            double[] frame = new double[channels];
            for (int i = 0; i < channels; i++) {
                frame[i] = bounded(row[i], "a number of frame " + (frames.size() + 1));
            }
            frames.add(frame);
        }
        if (frames.size() < count) {
            throw text.refuse("the file ends after " + frames.size() + " frames; expected " + count
                    + ": correct 'Frames:' or use the complete file");
        }
        return frames;
    }
}
