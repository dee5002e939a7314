// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;

/** An element of an XML file that remembers where it stands. */
final class XmlElement {
    final String name;
    final String file;
    final int line;
    final Map<String, String> attributes = new LinkedHashMap<>();
    final List<XmlElement> children = new ArrayList<>();

    XmlElement(String name, String file, int line) {
        this.name = name;
        this.file = file;
        this.line = line;
    }

    String get(String attribute, String otherwise) {
        return attributes.getOrDefault(attribute, otherwise);
    }

    boolean has(String attribute) {
        return attributes.containsKey(attribute);
    }

    /** The numbers of an attribute, at least and at most so many; null if it is not there. */
    double[] numbers(String attribute, int least, int most) {
        String text = attributes.get(attribute);
        if (text == null) {
            return null;
        }
        String[] words = text.strip().split("\\s+");
        String range = least == most ? "" + least : least + " to " + most;
        if (words.length < least || words.length > most) {
            throw refuse(attribute + "=\"" + text + "\" has " + words.length + " numbers; expected " + range);
        }
        double[] out = new double[words.length];
        for (int i = 0; i < out.length; i++) {
            try {
                out[i] = Double.parseDouble(words[i]);
            } catch (NumberFormatException e) {
                throw refuse(attribute + "=\"" + text + "\": '" + words[i] + "' is not a number; expected " + range);
            }
            if (!Double.isFinite(out[i])) {
                throw refuse(attribute + "=\"" + text + "\": '" + words[i] + "' is not finite; give a finite number");
            }
        }
        return out;
    }

    double number(String attribute, double otherwise) {
        double[] n = numbers(attribute, 1, 1);
        return n == null ? otherwise : n[0];
    }

    InvalidInput refuse(String what) {
        return new InvalidInput(file + ":" + line + ": <" + name + "> " + what);
    }
}
