// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.io.PresetFile;

/**
 * What a preset of trained parameters says: every declared one, so that it means the same when the controller's own values change.
 * Of parts that are counted, such as {@code state.0.torso} by {@code states}, those beyond the count are left to the controller,
 * unless somebody has set them.
 */
public final class TrainedValues {
    private static final Pattern PART = Pattern.compile("(.+)\\.([0-9]{1,6})\\..+");
    private static final Pattern FIRST_OF_CURVE = Pattern.compile("(.+)\\.0");

    private TrainedValues() {}

    /**
     * Numbers by name of a parameter, or all of a curve by its name, in the order of declaration.
     *
     * @param searched parameters that are said in any case
     */
    public static Map<String, List<Double>> of(ParameterValues all, Set<String> searched) {
        Map<String, List<Double>> said = new LinkedHashMap<>();
        ParameterSet set = all.set();
        int i = 0;
        while (i < set.size()) {
            String curve = curve(set, i);
            int end = i + (curve == null ? 1 : PresetFile.KNOTS);
            if (IntStream.range(i, end).anyMatch(k -> matters(k, all, searched))) {
                said.put(
                        curve == null ? set.get(i).name() : curve,
                        IntStream.range(i, end).mapToObj(all::get).toList());
            }
            i = end;
        }
        return said;
    }

    private static boolean matters(int index, ParameterValues all, Set<String> searched) {
        Parameter p = all.set().get(index);
        return all.get(index) != p.initial() || searched.contains(p.name()) || counts(p.name(), all);
    }

    /** The curve whose values begin here and can be written as a list; or null. */
    private static String curve(ParameterSet set, int index) {
        Matcher first = FIRST_OF_CURVE.matcher(set.get(index).name());
        if (!first.matches() || !set.isCurve(first.group(1)) || index + PresetFile.KNOTS > set.size()) {
            return null;
        }
        String curve = first.group(1);
        for (int k = 0; k < PresetFile.KNOTS; k++) {
            if (!set.get(index + k).name().equals(curve + "." + k)) {
                return null;
            }
        }
        return set.contains(curve + "." + PresetFile.KNOTS) ? null : curve;
    }

    /** Whether a parameter is of no counted part, or of one within the count. */
    private static boolean counts(String name, ParameterValues all) {
        Matcher part = PART.matcher(name);
        if (!part.matches() || !all.set().contains(part.group(1) + "s")) {
            return true;
        }
        return Integer.parseInt(part.group(2)) < Math.rint(all.get(part.group(1) + "s"));
    }
}
