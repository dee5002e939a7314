// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jface.text.IDocument;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.Derived;
import org.gaitwright.editors.internal.Latest;
import org.gaitwright.editors.internal.problems.Problems;
import org.gaitwright.io.FileCheck.Problem;

/**
 * What a text says, read again whenever it has changed. While the text can't be read, the model stays what it was, and there
 * is a problem. Belongs to the user interface's thread; reading does not.
 */
public final class TextModel<M> {
    /** One of both is null. */
    private record Reading<M>(M model, Problem problem) {}

    private final Derived<Reading<M>> readings;
    private final Latest<String, Reading<M>> previews;
    private final List<Consumer<M>> listeners = new ArrayList<>();
    private final List<Consumer<M>> waiting = new ArrayList<>();
    private final Consumer<Optional<Problem>> troubles;
    private M model;
    private M preview;
    private Problem problem;

    /**
     * @param reader called on any thread; refuses with {@link InvalidInput}
     * @param explain says where a text is wrong that was refused; called on any thread
     * @param troubles told what is wrong after each reading
     */
    TextModel(
            Function<String, M> reader,
            BiFunction<String, InvalidInput, Problem> explain,
            Consumer<Optional<Problem>> troubles) {
        this.troubles = troubles;
        Function<String, Reading<M>> read = text -> {
            try {
                return new Reading<>(reader.apply(text), null);
            } catch (InvalidInput e) {
                return new Reading<>(null, explain.apply(text, e));
            }
        };
        readings = new Derived<>("Reading an edited file", read, n -> new Reading<>(null, Problems.tooLong(n)));
        readings.listen(this::take);
        previews = new Latest<>("Trying an edit", (text, unwanted) -> read.apply(text), r -> {
            if (r.model() != null) {
                preview(r.model());
            }
        });
    }

    void connect(IDocument document) {
        readings.connect(document);
    }

    private void take(Reading<M> reading) {
        problem = reading.problem();
        if (reading.model() != null) {
            model = reading.model();
            preview = null;
            previews.forget();
            tell();
            List<Consumer<M>> due = List.copyOf(waiting);
            waiting.clear();
            due.forEach(a -> a.accept(model));
        }
        troubles.accept(Optional.ofNullable(problem));
    }

    /** What the text says, or said when it could last be read, or will say when the user lets go; empty before the first. */
    public Optional<M> get() {
        return Optional.ofNullable(preview == null ? model : preview);
    }

    /** The same without previews. */
    public Optional<M> settled() {
        return Optional.ofNullable(model);
    }

    /** Why the text can't be read as it is. */
    public Optional<Problem> problem() {
        return Optional.ofNullable(problem);
    }

    /** Whether the text has been read since it changed. */
    public boolean current() {
        return readings.current();
    }

    /** Told after each reading that went well, and during previews. */
    public void listen(Consumer<M> listener) {
        listeners.add(listener);
    }

    /** Does something with what the text says, at once or as soon as it was read for the first time. */
    public void whenRead(Consumer<M> action) {
        if (model != null) {
            action.accept(model);
        } else {
            waiting.add(action);
        }
    }

    /** Shows what the text will say if the user lets go now; null ends that without a change. */
    public void preview(M now) {
        previews.forget();
        if (now != preview) {
            preview = now;
            tell();
        }
    }

    /** The same from what the text would be; read out of sight. */
    void previewText(String text) {
        previews.ask(text);
    }

    private void tell() {
        get().ifPresent(m -> List.copyOf(listeners).forEach(l -> l.accept(m)));
    }

    /** Reads at once, since a page has changed the text. */
    void hurry() {
        readings.hurry();
    }

    /** Reads again, since something that the text names has changed. */
    public void again() {
        readings.again();
    }

    void dispose() {
        previews.forget();
        readings.dispose();
        listeners.clear();
        waiting.clear();
    }
}
