// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.views.internal.live.Gesture;
import org.gaitwright.views.internal.live.Throttle;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.EditListener;

/** The parameters of the run as of the last look at it, and how they are changed. */
final class Tuning {
    private static final int LOOKS_TO_SETTLE = 3;

    /** Others to compare with. */
    record Other(String name, ParameterValues values) {}

    private final RunControl runs;
    private final Throttle throttle;
    private final Consumer<String> refusals;
    private final Map<Tunable, ParameterValues> values = new EnumMap<>(Tunable.class);
    private final Map<Tunable, ParameterValues> baselines = new EnumMap<>(Tunable.class);
    private Other other;
    /** Looks until the run has surely taken what the user did last; rows may show something else until then. */
    private int unsettled;

    Tuning(RunControl runs, Throttle throttle, Consumer<String> refusals) {
        this.runs = runs;
        this.throttle = throttle;
        this.refusals = refusals;
    }

    /** Looks at the run; false if nothing is different from what rows show. */
    boolean look() {
        // an edit that is undone between two looks leaves the run as it was, but not the row that the user was at
        boolean news = unsettled > 0 && --unsettled == 0;
        for (Tunable t : Tunable.values()) {
            news |= take(values, t, t.values(runs.state()).orElse(ParameterValues.NONE));
            news |= take(baselines, t, t.baseline(runs.state()).orElse(ParameterValues.NONE));
        }
        return news;
    }

    private static boolean take(Map<Tunable, ParameterValues> all, Tunable owner, ParameterValues now) {
        ParameterValues before = all.put(owner, now);
        return before != now && !now.equals(before);
    }

    ParameterSet set(Tunable owner) {
        return values.getOrDefault(owner, ParameterValues.NONE).set();
    }

    /** All values of now. */
    ParameterValues values(Tunable owner) {
        return values.getOrDefault(owner, ParameterValues.NONE);
    }

    double value(Tunable owner, Parameter p) {
        return of(values.get(owner), p);
    }

    /** What a reset goes back to. */
    double home(Tunable owner, Parameter p) {
        return of(baselines.get(owner), p);
    }

    private static double of(ParameterValues values, Parameter p) {
        return values != null && values.set().contains(p.name()) ? values.get(p.name()) : p.initial();
    }

    boolean changed(Tunable owner, Parameter p) {
        return value(owner, p) != home(owner, p);
    }

    long changed(Tunable owner, Collection<Entry> entries) {
        return entries.stream().filter(e -> e.any(p -> changed(owner, p))).count();
    }

    // comparison

    Other other() {
        return other;
    }

    void compareWith(Other with) {
        other = with;
    }

    boolean comparing(Tunable owner) {
        return other != null && owner == Tunable.CONTROLLER;
    }

    double others(Parameter p) {
        return of(other.values(), p);
    }

    boolean differs(Tunable owner, Parameter p) {
        return comparing(owner) && others(p) != value(owner, p);
    }

    // changes

    /** Follows a user who is at a value: it acts at once, and all of it is one step back. */
    EditListener<Double> edit(Tunable owner, Parameter p) {
        Gesture.Sender<Double> sender = (gesture, last, now) ->
                runs.submit(owner.change(runs.state(), Entry.words(p, now), gesture, Map.of(p.name(), now)), refusals);
        return new Gesture<>(throttle, sender) {
            @Override
            public void change(Double now) {
                if (owner.followsGestures()) {
                    super.change(now);
                }
            }

            @Override
            public void commit(Double before, Double after) {
                unsettled = LOOKS_TO_SETTLE;
                super.commit(before, after);
            }

            @Override
            public void cancel(Double before) {
                unsettled = LOOKS_TO_SETTLE;
                super.cancel(before);
            }
        };
    }

    /** Gives several parameters other values in one step; those that have them already stay out of it. */
    void change(Tunable owner, String label, List<Parameter> which, ToDoubleFunction<Parameter> wanted) {
        Map<String, Double> after = new LinkedHashMap<>();
        for (Parameter p : which) {
            if (value(owner, p) != wanted.applyAsDouble(p)) {
                after.put(p.name(), wanted.applyAsDouble(p));
            }
        }
        if (!after.isEmpty()) {
            runs.submit(owner.change(runs.state(), label, "", after), refusals);
        }
    }

    void reset(Tunable owner, String what, List<Parameter> which) {
        change(owner, "Reset " + what, which, p -> home(owner, p));
    }
}
