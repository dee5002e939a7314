// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.signals;

import java.util.List;
import java.util.function.Predicate;
import org.gaitwright.session.run.Recording.SignalInfo;

/** Signals that people often want to see together, whatever the character. */
enum SignalPreset {
    KNEES("Knee angles", s -> s.group().equals("Joint angles") && s.name().contains("knee")),
    GROUND(
            "Ground forces",
            s -> s.name().contains("ground-reaction")
                    || s.group().equals("Contact forces") && s.name().matches(".*foot\\.ground\\.z")),
    SPEED(
            "Speed and centre of mass",
            s -> s.name().matches("(.*\\.)?(speed|com\\.z|com-velocity\\.[xy])")
                    && !s.group().equals("Joint speeds")),
    TORQUES(
            "Torques of knees and ankles",
            s -> s.group().equals("Joint torques") && s.name().matches(".*(knee|ankle)\\.torque(\\.[xy])?")),
    GAIT("Gait", s -> s.name().matches("(.*\\.)?(step-(length|time|width)|duty-factor|cost-of-transport)"));

    final String words;
    private final Predicate<SignalInfo> wanted;

    SignalPreset(String words, Predicate<SignalInfo> wanted) {
        this.words = words;
        this.wanted = wanted;
    }

    /** Names, in the order of the recording. */
    List<String> of(List<SignalInfo> signals) {
        return signals.stream().filter(wanted).map(SignalInfo::name).toList();
    }
}
