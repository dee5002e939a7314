// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards.plugin;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a plug-in project is called.
 *
 * @param bundle name of the project, the bundle and the Java package, such as {@code com.example.stride}
 * @param id of the controller, such as {@code stride}
 * @param label what lists call it, such as Stride
 * @param description one sentence
 */
record PluginNames(String bundle, String id, String label, String description) {
    private static final Pattern ID = Pattern.compile("[a-z0-9]+([.-][a-z0-9]+)*");
    /** Words that Java keeps for itself. */
    private static final Set<String> KEYWORDS = Set.of(("abstract assert boolean break byte case catch char class const"
                    + " continue default do double else enum extends false final finally float for goto if implements"
                    + " import instanceof int interface long native new null package private protected public return"
                    + " short static strictfp super switch synchronized this throw throws transient true try void"
                    + " volatile while")
            .split(" "));

    private static final String OURS = "org.gaitwright";

    /** Why they are refused; null if they are not. {@code taken} are the ids of controllers that are installed. */
    String problem(List<String> taken) {
        boolean words = bundle.matches("[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+")
                && Arrays.stream(bundle.split("\\.")).noneMatch(KEYWORDS::contains);
        if (!words) {
            return "'" + bundle + "' can't name a bundle; give lower-case words joined by dots, yours first, such as"
                    + " com.example.stride.";
        }
        if (bundle.equals(OURS) || bundle.startsWith(OURS + ".")) {
            return "Names that begin with " + OURS + " belong to the studio; choose your own prefix.";
        }
        if (!ID.matcher(id).matches()) {
            return "'" + id + "' can't be the id of a controller; give lower-case words joined by hyphens, such as"
                    + " long-stride.";
        }
        if (taken.contains(id)) {
            return "A controller '" + id + "' is installed already; choose another id.";
        }
        return label.isBlank()
                ? "Give the controller a name."
                : description.isBlank() ? "Describe the controller in one sentence." : null;
    }

    /** Last part of the bundle's name. */
    static String idFrom(String bundle) {
        return bundle.substring(bundle.lastIndexOf('.') + 1).replace('_', '-');
    }

    /** {@code long-stride} as a name for people: Long stride. */
    static String labelFrom(String id) {
        String words = id.replace('-', ' ').replace('.', ' ');
        return words.isEmpty() ? "" : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** Name of the Java class: {@code LongStride}. */
    String className() {
        StringBuilder name = new StringBuilder();
        Arrays.stream(id.split("[.-]"))
                .filter(w -> !w.isEmpty())
                .forEach(w -> name.append(Character.toUpperCase(w.charAt(0))).append(w.substring(1)));
        boolean digit = name.length() == 0 || Character.isDigit(name.charAt(0));
        return digit ? "The" + name : name.toString();
    }
}
