// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.gaitwright.editors.internal.problems.Problems;
import org.gaitwright.io.FileCheck.Problem;

/** What is wrong with a text while it is typed, underlined in its viewer. Belongs to the user interface's thread. */
public final class LiveProblems {
    private static final String ERROR = "org.gaitwright.editors.live.error";
    private static final String WARNING = "org.gaitwright.editors.live.warning";

    private final Derived<Checked> checks = new Derived<>("Checking a source", this::check, Checked::tooLong);
    private final List<Consumer<List<Problem>>> listeners = new ArrayList<>();
    private IDocument document;
    private IAnnotationModel model;
    private volatile Path file;
    private List<Annotation> shown = List.of();

    private record Checked(String text, List<Problem> problems) {
        static Checked tooLong(int characters) {
            return new Checked("", List.of(Problems.tooLong(characters)));
        }
    }

    LiveProblems() {
        checks.listen(this::show);
    }

    void connect(IDocument newDocument, Path newFile, IAnnotationModel newModel) {
        forget();
        document = newDocument;
        file = newFile;
        model = newModel;
        checks.connect(newDocument);
    }

    /** Told on the user interface's thread after each check. */
    public void listen(Consumer<List<Problem>> listener) {
        listeners.add(listener);
    }

    /** What the latest check found. */
    public List<Problem> now() {
        return checks.get().map(Checked::problems).orElse(List.of());
    }

    private Checked check(String text) {
        Path of = file;
        return new Checked(text, of == null ? List.of() : Problems.of(text, of).problems());
    }

    private void show(Checked checked) {
        if (file != null) {
            OpenTexts.put(file, checked.text());
        }
        Map<Annotation, Position> fresh = new HashMap<>();
        for (Problem p : checked.problems()) {
            Position where = position(p);
            if (where != null) {
                fresh.put(new Annotation(Problems.error(p) ? ERROR : WARNING, false, p.message()), where);
            }
        }
        if (model instanceof IAnnotationModelExtension m && !(shown.isEmpty() && fresh.isEmpty())) {
            m.replaceAnnotations(shown.toArray(Annotation[]::new), fresh);
            shown = List.copyOf(fresh.keySet());
        }
        listeners.forEach(l -> l.accept(checked.problems()));
    }

    /** Where it is; all of its line if that is not known. */
    private Position position(Problem p) {
        try {
            if (p.range().length() > 0 && p.range().offset() + p.range().length() <= document.getLength()) {
                return new Position(p.range().offset(), p.range().length());
            }
            int line = Math.max(0, Math.min(p.range().line(), document.getNumberOfLines()) - 1);
            IRegion region = document.getLineInformation(line);
            return new Position(region.getOffset(), region.getLength());
        } catch (BadLocationException e) {
            // it was typed away meanwhile; the next check is under way
            return null;
        }
    }

    private void forget() {
        if (model instanceof IAnnotationModelExtension m) {
            m.replaceAnnotations(shown.toArray(Annotation[]::new), Map.of());
        }
        shown = List.of();
        if (file != null) {
            OpenTexts.remove(file);
        }
    }

    void dispose() {
        forget();
        checks.dispose();
        listeners.clear();
    }
}
