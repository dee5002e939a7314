// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gaitwright.core.parameter.UnknownParameter;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.io.FileCheck.Problem;
import org.gaitwright.io.FileCheck.Severity;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.edit.TextRange;
import org.gaitwright.io.internal.Refusal;
import org.gaitwright.io.internal.yaml.YamlRepair;
import org.gaitwright.io.internal.yaml.YamlValue;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.Node;

/** The problems of one text, with their places in it. */
public final class Findings {
    private static final int MOST = 100;
    /** Values that may be read over and over again for the sake of further problems. */
    private static final int MAX_VALUES = 200_000;

    /** Longer texts and lines take a parser seconds; they are read when they are run. */
    private static final int LONGEST = 1 << 20;

    private static final int LONGEST_LINE = 50_000;

    private final String text;
    private final List<Problem> problems = new ArrayList<>();
    /** Knows where values stood before others were taken out; null if nothing was read yet. */
    private YamlRepair repair;

    public Findings(String text) {
        this.text = text;
    }

    /** All problems by place, each once. */
    public List<Problem> list() {
        return problems.stream()
                .distinct()
                .sorted(Comparator.comparingInt(p -> p.range().offset()))
                .toList();
    }

    /** How many errors there are. */
    long errors() {
        return problems.stream().filter(p -> p.severity() == Severity.ERROR).count();
    }

    void add(Severity severity, TextRange range, String message) {
        if (problems.size() < MOST) {
            problems.add(new Problem(severity, range, message));
        }
    }

    void error(int line, String message) {
        add(Severity.ERROR, line(line), message);
    }

    /** A line without the spaces around it. */
    TextRange line(int number) {
        int from = 0;
        int line = 1;
        while (line < number && text.indexOf('\n', from) >= 0) {
            from = text.indexOf('\n', from) + 1;
            line++;
        }
        int to = text.indexOf('\n', from);
        String words = text.substring(from, to < 0 ? text.length() : to);
        int blanks = words.length() - words.stripLeading().length();
        return new TextRange(line, from + blanks, words.strip().length());
    }

    /** A refusal in this text; those of other files stand on the line that named them. */
    void refused(InvalidInput e, String path) {
        if (!(e instanceof Refusal r)) {
            error(1, e.getMessage());
            return;
        }
        String why = (path.isEmpty() ? "" : path + ": ") + r.why();
        if (r.place() instanceof Node n) {
            add(Severity.ERROR, range(n), why);
        } else if (r.place() instanceof Mark m) {
            TextRange line = line(r.line());
            int at = Math.min(offset(m), line.offset() + line.length());
            boolean within = at >= line.offset() && at < line.offset() + line.length();
            add(Severity.ERROR, within ? new TextRange(line.line(), at, 1) : line, why);
        } else {
            error(r.line(), why);
        }
    }

    /** A value, as far as it stands on its first line. */
    private TextRange range(Node n) {
        Mark begin = n.getStartMark().orElse(null);
        if (begin == null) {
            return line(1);
        }
        int from = offset(begin);
        boolean lines = n instanceof CollectionNode<?> c && c.getFlowStyle() == FlowStyle.BLOCK;
        int to = lines ? text.length() : offset(n.getEndMark().orElse(begin));
        int line = text.indexOf('\n', from);
        to = Math.min(to, line < 0 ? text.length() : line);
        TextRange whole = line(begin.getLine() + 1);
        int length = Math.min(to, whole.offset() + whole.length()) - from;
        return length > 0 ? new TextRange(begin.getLine() + 1, from, length) : whole;
    }

    /** Parsers count code points. */
    private int offset(Mark m) {
        int points = Math.min(m.getIndex(), text.codePointCount(0, text.length()));
        return text.offsetByCodePoints(0, points);
    }

    /** The one document of a YAML text, if it is one. */
    public Optional<YamlValue> document(String yaml, Path file) {
        if (yaml.length() > LONGEST || yaml.lines().anyMatch(l -> l.length() > LONGEST_LINE)) {
            add(
                    Severity.WARNING,
                    line(1),
                    "is not checked: expected at most " + LONGEST + " characters in lines of at most " + LONGEST_LINE
                            + "; got " + yaml.length());
            return Optional.empty();
        }
        try {
            return Optional.of(YamlValue.parse(yaml, file.toString()));
        } catch (InvalidInput e) {
            refused(e, "");
            return Optional.empty();
        }
    }

    /** Reads a document as far as it goes: what is refused is reported and removed, and the rest is read again. */
    <T> Optional<T> read(YamlValue document, Function<YamlValue, T> reader) {
        repair = new YamlRepair(document);
        int rounds = Math.max(1, Math.min(MOST, MAX_VALUES / repair.size()));
        for (int i = 0; i < rounds; i++) {
            try {
                return Optional.of(reader.apply(document));
            } catch (Refusal r) {
                String path = repair.path(r.place());
                if (!repair.isConsequence(r)) {
                    refused(r, r.path().isEmpty() || path == null ? "" : path);
                }
                if (!repair.take(r.place())) {
                    return Optional.empty();
                }
            } catch (InvalidInput e) {
                refused(e, "");
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Does something that may refuse the value at a path of a document; null if it does. */
    <T> T attempt(YamlValue document, EntryPath path, Supplier<T> code) {
        try {
            return code.get();
        } catch (InvalidInput e) {
            refused(document, path, e);
        } catch (PluginFailure e) {
            Object place = document.nearest(path).refuse("").place();
            add(
                    Severity.WARNING,
                    range((Node) place),
                    original(document, path) + ": can't be checked: " + e.getMessage());
        }
        return null;
    }

    /** Does a check that may refuse the value at a path of a document; whether it passes. */
    boolean check(YamlValue document, EntryPath path, Runnable check) {
        return attempt(document, path, () -> {
                    check.run();
                    return document;
                })
                != null;
    }

    /** The value at a path of a document was refused. */
    void refused(YamlValue document, EntryPath path, InvalidInput e) {
        YamlValue value = document.nearest(path);
        YamlValue blamed = value;
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            blamed = cause instanceof UnknownParameter unknown ? value.keyOf(unknown.name()) : blamed;
        }
        refused(blamed.refuse(e.getMessage()), original(document, path));
    }

    /** The path that a value has in the text itself, where items that stand before it may have been taken out. */
    private String original(YamlValue document, EntryPath path) {
        return document.entry(path)
                .map(value ->
                        repair == null ? null : repair.path(value.refuse("").place()))
                .orElseGet(path::toString);
    }

    /** A file of unknown kind. */
    public void unknown(Path file, String content) {
        String ending = FileWord.ending(file.toString());
        if (!FileWord.ENDINGS.contains(ending)) {
            return;
        }
        boolean yaml = ending.startsWith("y");
        if (!yaml) {
            error(1, "is no model; expected <mujoco> or <robot> as the outermost element");
        } else if (document(content, file).isPresent()) {
            add(
                    Severity.WARNING,
                    line(1),
                    "can't tell what this file is; expected a scene (characters), a terrain (kind), a style"
                            + " (controller), a character recipe (base, parts), an optimisation (variables, objective) or"
                            + " parameters");
        }
    }
}
