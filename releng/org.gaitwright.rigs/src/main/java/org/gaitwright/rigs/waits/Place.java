// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.waits;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/** Where a thread was, in a few words for people who know the code. */
final class Place {
    static final String ASLEEP = "asleep, not yet woken";
    private static final String OURS = "org.gaitwright.";
    private static final String DISPLAY = "org.eclipse.swt.widgets.Display";
    private static final int FRAMES_OF_OTHERS = 4;

    private Place() {}

    /**
     * Our outermost and innermost method within the event that is handled, and the method that is on top: {@code
     * SignalsView.refresh > Chart.paint > Cairo.cairo_stroke}. Without a method of ours, the innermost methods that are not
     * Java's own.
     *
     * @param stack innermost first
     */
    static String of(StackTraceElement[] stack) {
        List<StackTraceElement> event = new ArrayList<>();
        for (StackTraceElement frame : stack) {
            if (is(frame, "sleep")) {
                return ASLEEP;
            }
            if (is(frame, "readAndDispatch")) {
                break;
            }
            event.add(frame);
        }
        List<StackTraceElement> ours = event.stream().filter(Place::isOurs).toList();
        if (ours.isEmpty()) {
            return othersIn(event.isEmpty() ? Arrays.asList(stack) : event);
        }
        return new LinkedHashSet<>(List.of(name(ours.get(ours.size() - 1)), name(ours.get(0)), name(event.get(0))))
                .stream().collect(Collectors.joining(" > "));
    }

    private static String othersIn(List<StackTraceElement> event) {
        List<String> names = new ArrayList<>();
        for (StackTraceElement frame : event) {
            if (names.size() < FRAMES_OF_OTHERS && (names.isEmpty() || !isJava(frame))) {
                names.add(0, name(frame));
            }
        }
        return names.isEmpty() ? "an empty stack" : String.join(" > ", names);
    }

    private static boolean is(StackTraceElement frame, String method) {
        return frame.getClassName().equals(DISPLAY) && frame.getMethodName().equals(method);
    }

    /** The class that Java makes for a lambda tells nothing: the method it calls follows. */
    private static boolean isOurs(StackTraceElement frame) {
        return frame.getClassName().startsWith(OURS) && !frame.getClassName().contains("$$Lambda");
    }

    private static boolean isJava(StackTraceElement frame) {
        return frame.getClassName().startsWith("java.") || frame.getClassName().startsWith("jdk.");
    }

    private static String name(StackTraceElement frame) {
        String type = frame.getClassName();
        return type.substring(type.lastIndexOf('.') + 1) + "." + frame.getMethodName();
    }
}
