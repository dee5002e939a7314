// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.Locale;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.session.search.SearchState;

/** The words in the corner of the picture. */
final class Hud {
    private Hud() {}

    /** What is optimised says where it is from, since it was not opened by hand. */
    static String words(double shownSeconds, RunStatus status, Timeline timeline, double framesPerSecond) {
        String figures = figures(shownSeconds, status, timeline, framesPerSecond);
        if (SearchState.isBestTitle(status.title())) {
            return status.title() + "\n" + figures;
        }
        String why = status.phase() == RunStatus.Phase.REPLAYING || !timeline.live()
                ? ""
                : status.fall().map(f -> "\n" + f.words()).orElse("");
        return status.phase() == RunStatus.Phase.ENDED
                ? figures + why + "\nCtrl+R resets, the Timeline rewinds"
                : figures + why;
    }

    private static String figures(double shownSeconds, RunStatus status, Timeline timeline, double framesPerSecond) {
        String time = String.format(Locale.ROOT, "t %.2f s", shownSeconds);
        return switch (status.phase()) {
            case RUNNING -> String.format(
                    Locale.ROOT,
                    "%s · %.2f× · %.0f fps · %s",
                    time,
                    status.reachedSpeed(),
                    framesPerSecond,
                    status.standing());
            case REPLAYING -> time + of(timeline) + " · recorded";
            case PAUSED -> time + (timeline.live() ? " · paused" + fallen(status) : of(timeline) + " · recorded");
            case ENDED -> time + " · " + status.standing();
            case FAILED, EMPTY -> time + " · stopped";
        };
    }

    private static String fallen(RunStatus status) {
        return status.outcome() == Outcome.UPRIGHT && !status.stuck() ? "" : " · " + status.standing();
    }

    private static String of(Timeline timeline) {
        return timeline.activeBranch()
                .map(b -> String.format(Locale.ROOT, " of %.2f s", b.endSeconds()))
                .orElse("");
    }
}
