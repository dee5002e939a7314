// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.io.internal.edit.XmlSource;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.model.ModelFolder;

/** A text of MJCF and the edits that turn it into one that reads as another model. */
public final class MjcfEditor {
    private final String text;
    private final String file;
    private final ModelFolder folder;
    private final MjcfReader.Traced read;
    private final XmlSource source;

    /** @throws InvalidInput with file, line and what to do, if it is no model */
    public MjcfEditor(String text, String file, ModelFolder folder) {
        this.text = text;
        this.file = file;
        this.folder = folder;
        read = read(text);
        source = new XmlSource(text);
    }

    private MjcfReader.Traced read(String xml) {
        try (InputStream in = FileContent.stream(xml)) {
            return MjcfReader.traced(in, file, folder);
        } catch (IOException e) {
            throw new InvalidInput(file + " can't be read: " + e.getMessage() + "; check the disk", e);
        }
    }

    public CharacterModel model() {
        return read.read().character();
    }

    public XmlSource source() {
        return source;
    }

    /** Edits in place; empty if there are none that make it read as the other model, with the reason in {@code why}. */
    public Optional<List<TextEdit>> towards(CharacterModel target, StringBuilder why) {
        if (!read.sources().inOneFile()) {
            why.append("it includes other files");
            return Optional.empty();
        }
        if (read.sources().compiler.global()) {
            why.append("it has global coordinates");
            return Optional.empty();
        }
        try {
            return Optional.of(checked(target));
        } catch (InvalidInput e) {
            why.append(e.getMessage());
            return Optional.empty();
        }
    }

    private List<TextEdit> checked(CharacterModel target) {
        List<TextEdit> edits = patched(target, Set.of());
        CharacterModel got = read(TextEdit.apply(text, edits)).read().character();
        Set<Integer> explicit = new TreeSet<>();
        for (int i = 0; i < target.links().size(); i++) {
            if (!ModelMatch.same(
                    target.links().get(i).inertia(), got.links().get(i).inertia())) {
                explicit.add(i);
            }
        }
        if (!explicit.isEmpty()) {
            edits = patched(target, explicit);
            got = read(TextEdit.apply(text, edits)).read().character();
        }
        String difference = ModelMatch.difference(target, got);
        if (difference != null) {
            throw new InvalidInput("the numbers of " + difference + " can't be changed in their place");
        }
        return edits;
    }

    private List<TextEdit> patched(CharacterModel target, Set<Integer> explicit) {
        return new MjcfPatch(read, target, source).edits(explicit).edits();
    }

    /** Refuses edits after which the text is no model any more. */
    public void check(List<TextEdit> edits) {
        read(TextEdit.apply(text, edits));
    }

    /** A new text for a model, under the comments that head the old one. */
    public String rewritten(CharacterModel target) {
        String fresh = MjcfWriter.text(target);
        XmlSource.Tag root = source.tags().get(0);
        int first = source.tags().size() > 1 ? source.tags().get(1).start : root.end;
        int end = fresh.indexOf(">\n") + 2;
        return comments(0, root.start, "")
                + fresh.substring(0, end)
                + comments(root.end, first, "  ")
                + fresh.substring(end);
    }

    private String comments(int from, int to, String indent) {
        StringBuilder all = new StringBuilder();
        int at = text.indexOf("<!--", from);
        while (at >= 0 && at < to) {
            int end = text.indexOf("-->", at) + 3;
            all.append(indent).append(text, at, end).append('\n');
            at = text.indexOf("<!--", end);
        }
        return all.toString();
    }
}
