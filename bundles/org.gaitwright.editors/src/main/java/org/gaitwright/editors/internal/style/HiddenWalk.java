// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.Latest;

/**
 * Walks out of sight to see what a style does. Whoever asks again before an answer gets only the latest. Belongs to the user
 * interface's thread, which never waits for it.
 */
final class HiddenWalk {
    private static final double LONGEST_SECONDS = 12;

    /**
     * What to walk with.
     *
     * @param values parameters that differ from the controller's initial ones
     * @param things where the character is found
     */
    record Wish(String character, String controller, Map<String, Double> values, Registry things) {}

    /** One of both is null. */
    record Answer(Stride stride, String refusal) {}

    private final Latest<Wish, Answer> work;

    HiddenWalk(Consumer<Answer> listener) {
        work = new Latest<>("Simulating the preview", HiddenWalk::answer, listener);
    }

    void ask(Wish now) {
        work.ask(now);
    }

    void dispose() {
        work.forget();
    }

    private static Answer answer(Wish now, BooleanSupplier unwanted) {
        Scene scene = Scene.of(
                        "walk",
                        LONGEST_SECONDS,
                        List.of(new Scene.Casting(
                                "walker", now.character(), now.controller(), "", now.values(), List.of(), 0, 0, 0)))
                .build();
        try (Run run = new Run(scene, now.things())) {
            Stride stride = StrideRecorder.record(run, unwanted);
            return stride == null ? null : new Answer(stride, null);
        } catch (InvalidInput | PluginFailure e) {
            return new Answer(null, e.getMessage());
        } catch (RuntimeException e) {
            ILog.get().error("The preview of a style failed", e);
            return new Answer(null, "The preview failed: " + e.getMessage() + "; see the Error Log.");
        }
    }
}
