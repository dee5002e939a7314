// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.swt.widgets.Display;

/**
 * Something that is worked out from a text, off the user interface's thread, whenever the text has settled. Belongs to that
 * thread; only the work itself is done elsewhere.
 */
public final class Derived<R> {
    /** How long nobody may have typed, ms. */
    public static final int SETTLE_MILLIS = 150;

    /** Longer texts are not worked on: readers refuse them too. */
    public static final int MAX_CHARACTERS = 4 << 20;

    private final Display display = Display.getCurrent();
    private final IntFunction<R> tooLong;
    private final Latest<Task, Done<R>> work;
    private final List<Consumer<R>> listeners = new CopyOnWriteArrayList<>();
    private final Runnable launch = this::launch;
    private final IDocumentListener typing = new Typing();
    private IDocument document;
    private R result;
    private long version;
    private long launched = -1;
    private long taken = -1;
    private boolean disposed;

    private record Task(String text, long version) {}

    private record Done<R>(R result, long version) {}

    /**
     * @param name of the work, for whoever looks at what goes on
     * @param work called on any thread; what it throws is logged
     * @param tooLong the result for a text of so many characters, which nobody looks into
     */
    public Derived(String name, Function<String, R> work, IntFunction<R> tooLong) {
        this.tooLong = tooLong;
        this.work = new Latest<>(
                name,
                (task, unwanted) -> new Done<>(work.apply(task.text()), task.version()),
                done -> take(done.result(), done.version()));
    }

    /** Follows another document from now on. */
    public void connect(IDocument other) {
        if (document == other) {
            return;
        }
        if (document != null) {
            document.removeDocumentListener(typing);
        }
        document = other;
        version++;
        if (other != null) {
            other.addDocumentListener(typing);
            launch();
        }
    }

    /** Told on the user interface's thread after each result. */
    public void listen(Consumer<R> listener) {
        listeners.add(listener);
    }

    public void unlisten(Consumer<R> listener) {
        listeners.remove(listener);
    }

    /** The latest result; empty before the first. */
    public Optional<R> get() {
        return Optional.ofNullable(result);
    }

    /** Whether the latest result is that of the text as it is now. */
    public boolean current() {
        return taken == version;
    }

    /** Begins at once instead of waiting until the text has settled. */
    public void hurry() {
        if (!current() && document != null) {
            launch();
        }
    }

    /** Does the work again, since something else that it depends on has changed. */
    public void again() {
        version++;
        launch();
    }

    public void dispose() {
        connect(null);
        disposed = true;
        listeners.clear();
        work.forget();
    }

    private void launch() {
        if (disposed || document == null || launched == version) {
            return;
        }
        launched = version;
        int length = document.getLength();
        if (length > MAX_CHARACTERS) {
            take(tooLong.apply(length), version);
        } else {
            work.ask(new Task(document.get(), version));
        }
    }

    private void take(R made, long of) {
        if (!disposed && of == version) {
            taken = of;
            result = made;
            listeners.forEach(l -> l.accept(made));
        }
    }

    private final class Typing implements IDocumentListener {
        @Override
        public void documentAboutToBeChanged(DocumentEvent event) {
            // only what it became matters
        }

        @Override
        public void documentChanged(DocumentEvent event) {
            version++;
            display.timerExec(SETTLE_MILLIS, launch);
        }
    }
}
