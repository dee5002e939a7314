// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.yaml.YamlValue;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** A YAML text and the place of every value in it. */
public final class YamlSource {
    private static final int DEEPEST = 200;

    private final String text;
    /** Where code points begin, if some take two characters; else null. */
    private final int[] offsets;

    private final YamlItem root;

    /** @throws InvalidInput if it is not YAML, or has several documents */
    public YamlSource(String text) {
        this.text = text;
        offsets = text.codePointCount(0, text.length()) == text.length() ? null : offsets(text);
        try {
            root = read();
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(Mark::getLine).orElse(0) + 1;
            throw new InvalidInput("line " + line + ": not YAML: " + e.getProblem() + "; correct it first", e);
        } catch (YamlEngineException e) {
            throw new InvalidInput("not YAML: " + e.getMessage() + "; correct it first", e);
        }
    }

    private static int[] offsets(String text) {
        int[] all = new int[text.codePointCount(0, text.length()) + 1];
        for (int i = 0, at = 0; i < all.length; i++) {
            all[i] = at;
            at += at < text.length() ? Character.charCount(text.codePointAt(at)) : 0;
        }
        return all;
    }

    private YamlItem read() {
        LoadSettings settings = LoadSettings.builder()
                .setCodePointLimit(YamlValue.MAX_CHARACTERS)
                .build();
        Deque<Open> open = new ArrayDeque<>();
        Open documents = new Open(null);
        open.push(documents);
        Set<String> anchors = new HashSet<>();
        for (Event e : new Parse(settings).parseString(text)) {
            if (e instanceof NodeEvent n && !(e instanceof AliasEvent)) {
                n.getAnchor().ifPresent(a -> anchors.add(a.getValue()));
            }
            switch (e.getEventId()) {
                case MappingStart, SequenceStart -> {
                    if (open.size() > DEEPEST) {
                        throw new InvalidInput(
                                "line " + line(at(e.getStartMark().orElseThrow()))
                                        + ": lists or maps are nested more than " + DEEPEST + " deep; flatten them");
                    }
                    open.push(new Open((CollectionStartEvent) e));
                }
                case MappingEnd, SequenceEnd -> {
                    Open done = open.pop();
                    open.element().items.add(collection(done, e));
                }
                case Scalar -> open.element().items.add(scalar((ScalarEvent) e));
                case Alias -> {
                    String name = ((AliasEvent) e).getAlias().getValue();
                    if (!anchors.contains(name)) {
                        throw new InvalidInput("line " + line(start(e)) + ": there is no earlier anchor &" + name
                                + "; correct it first");
                    }
                    open.element().items.add(new YamlItem.Alias(start(e), end(e), name));
                }
                default -> {
                    // begins and ends of documents
                }
            }
        }
        if (documents.items.size() > 1) {
            throw new InvalidInput("line " + line(documents.items.get(1).start())
                    + ": a second document begins here; expected one document per file");
        }
        return documents.items.isEmpty() ? null : documents.items.get(0);
    }

    /** A collection whose end is not reached yet. */
    private static final class Open {
        private final CollectionStartEvent begin;
        private final List<YamlItem> items = new ArrayList<>();

        Open(CollectionStartEvent begin) {
            this.begin = begin;
        }
    }

    private YamlItem collection(Open open, Event close) {
        boolean flow = open.begin.isFlow();
        boolean tagged =
                open.begin.getAnchor().isPresent() || open.begin.getTag().isPresent();
        int from = start(open.begin);
        int to = flow ? end(close) : from;
        for (YamlItem i : open.items) {
            to = flow ? to : Math.max(to, i.end());
        }
        if (!(open.begin instanceof MappingStartEvent)) {
            return new YamlItem.Sequence(from, to, flow, tagged, List.copyOf(open.items));
        }
        List<YamlItem.Pair> pairs = new ArrayList<>();
        for (int i = 0; i + 1 < open.items.size(); i += 2) {
            pairs.add(new YamlItem.Pair(open.items.get(i), open.items.get(i + 1)));
        }
        return new YamlItem.Mapping(from, to, flow, tagged, List.copyOf(pairs));
    }

    private YamlItem scalar(ScalarEvent e) {
        int to = end(e);
        boolean block = e.isLiteral() || e.isFolded();
        int content = to;
        while (block && content > start(e) && Character.isWhitespace(text.charAt(content - 1))) {
            content--;
        }
        boolean tagged = e.getAnchor().isPresent() || e.getTag().isPresent();
        return new YamlItem.Scalar(start(e), content, to, e.getValue(), e.isPlain(), tagged);
    }

    private int start(Event e) {
        return at(e.getStartMark().orElseThrow());
    }

    private int end(Event e) {
        return at(e.getEndMark().orElseThrow());
    }

    private int at(Mark mark) {
        return offsets == null ? mark.getIndex() : offsets[mark.getIndex()];
    }

    public String text() {
        return text;
    }

    /** The value of the document; null if there is none. */
    public YamlItem root() {
        return root;
    }

    /** Number of the line of a character, from 1. */
    public int line(int offset) {
        int line = 1;
        for (int i = 0; i < offset; i++) {
            line += text.charAt(i) == '\n' ? 1 : 0;
        }
        return line;
    }

    /** Where the line of a character begins. */
    int lineStart(int offset) {
        return text.lastIndexOf('\n', offset - 1) + 1;
    }

    /** Where the line of a character ends, before its line break. */
    int lineEnd(int offset) {
        int end = text.indexOf('\n', offset);
        end = end < 0 ? text.length() : end;
        return end > offset && text.charAt(end - 1) == '\r' ? end - 1 : end;
    }

    /** Where the next line begins. */
    int nextLine(int offset) {
        int end = text.indexOf('\n', offset);
        return end < 0 ? text.length() : end + 1;
    }

    int column(int offset) {
        int from = lineStart(offset);
        return offset - from - (from == 0 && text.startsWith("\uFEFF") ? 1 : 0);
    }

    /** Whether nothing but spaces stands before a character in its line. */
    boolean leads(int offset) {
        return text.substring(lineStart(offset), offset).replace("\uFEFF", "").isBlank();
    }

    /** The line break that the text uses. */
    String lineBreak() {
        int first = text.indexOf('\n');
        return first > 0 && text.charAt(first - 1) == '\r' ? "\r\n" : "\n";
    }
}
