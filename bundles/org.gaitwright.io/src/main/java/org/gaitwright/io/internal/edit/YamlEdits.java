// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.List;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.edit.TextEdit;

/** Finds the edits that set, insert or remove a value, and makes sure that they do just that. */
public final class YamlEdits {
    private final YamlSource source;

    public YamlEdits(YamlSource source) {
        this.source = source;
    }

    /** Sets a value; what is missing on the way to it is made. */
    public List<TextEdit> set(List<Object> steps, Object value) {
        Object data = YamlSpelling.checked(value);
        if (isEmpty()) {
            return first(nested(steps, data));
        }
        YamlSpot.Way way = YamlSpot.follow(source.root(), steps);
        if (way.used() == steps.size()) {
            return checked(
                    new YamlReplacing(source).replace(way.spot(), data),
                    YamlData.replaced(source.root(), way.spot(), YamlData.ofValue(data)));
        }
        return grow(way, steps.subList(way.used(), steps.size()), data);
    }

    /** Inserts an item into a list before the one at its position, or a value under a key that is not there. */
    public List<TextEdit> insert(List<Object> steps, Object value) {
        Object data = YamlSpelling.checked(value);
        if (isEmpty() || steps.isEmpty()) {
            return set(steps, value);
        }
        YamlSpot.Way way = YamlSpot.follow(source.root(), steps);
        if (way.used() < steps.size()) {
            return grow(way, steps.subList(way.used(), steps.size()), data);
        }
        YamlSpot list = way.spot().parent();
        if (list == null || !(list.item() instanceof YamlItem.Sequence)) {
            throw new InvalidInput("line " + source.line(way.spot().item().start())
                    + ": there is a value already; set it instead of inserting one");
        }
        return item(list, way.spot().index(), data);
    }

    /** Removes a value with its key or dash; none if there is no such value. */
    public List<TextEdit> remove(List<Object> steps) {
        if (isEmpty()) {
            return List.of();
        }
        YamlSpot.Way way = YamlSpot.follow(source.root(), steps);
        if (way.used() < steps.size()) {
            return List.of();
        }
        YamlSpot spot = way.spot();
        if (spot.parent() == null) {
            throw new InvalidInput("the path is empty; expected one of a value within the file");
        }
        Object expected = YamlData.removed(source.root(), spot);
        YamlItem in = spot.parent().item();
        if (in.count() == 1 && !in.isFlow()) {
            Object empty = in instanceof YamlItem.Mapping ? Map.of() : List.of();
            return checked(new YamlReplacing(source).replace(spot.parent(), empty), expected);
        }
        return checked(new YamlRemoving(source).remove(spot), expected);
    }

    private boolean isEmpty() {
        return source.root() == null
                || source.root() instanceof YamlItem.Scalar s
                        && s.isNull()
                        && s.value().isEmpty();
    }

    /** The first value of a text that has none, after all comments. */
    private List<TextEdit> first(Object data) {
        String br = source.lineBreak();
        String before = source.text().isEmpty() || source.text().endsWith("\n") ? "" : br;
        String value = YamlSpelling.isFilled(data) ? YamlSpelling.block(data, "", "  ", br) : YamlSpelling.flow(data);
        TextEdit edit = new TextEdit(source.text().length(), 0, before + value + br);
        return checked(List.of(edit), YamlData.ofValue(data));
    }

    private static Object nested(List<Object> steps, Object data) {
        if (steps.isEmpty()) {
            return data;
        }
        Object inner = nested(steps.subList(1, steps.size()), data);
        if (steps.get(0) instanceof String key) {
            return Map.of(key, inner);
        }
        if (!steps.get(0).equals(0)) {
            throw new InvalidInput(
                    "there is no list to put an item at position " + steps.get(0) + " of; start with position 0");
        }
        return List.of(inner);
    }

    /** Adds what the first of the remaining steps names to the last value on the way. */
    private List<TextEdit> grow(YamlSpot.Way way, List<Object> rest, Object data) {
        YamlSpot spot = way.spot();
        if (spot.item() instanceof YamlItem.Mapping m && rest.get(0) instanceof String key) {
            Object inner = nested(rest.subList(1, rest.size()), data);
            return checked(
                    new YamlInserting(source).pair(m, key, inner),
                    YamlData.withPair(source.root(), spot, key, YamlData.ofValue(inner)));
        }
        if (spot.item() instanceof YamlItem.Sequence s
                && YamlSpot.position(rest.get(0)) == s.items().size()) {
            return item(spot, s.items().size(), nested(rest.subList(1, rest.size()), data));
        }
        if (spot.item() instanceof YamlItem.Scalar s && s.isNull()) {
            Object whole = nested(rest, data);
            return checked(
                    new YamlReplacing(source).replace(spot, whole),
                    YamlData.replaced(source.root(), spot, YamlData.ofValue(whole)));
        }
        throw new InvalidInput("line " + source.line(spot.item().start()) + ": there is no place for '" + rest.get(0)
                + "' in " + what(spot.item()) + "; edit that first");
    }

    private List<TextEdit> item(YamlSpot list, int index, Object data) {
        return checked(
                new YamlInserting(source).item((YamlItem.Sequence) list.item(), index, data),
                YamlData.withItem(source.root(), list, index, YamlData.ofValue(data)));
    }

    private static String what(YamlItem item) {
        if (item instanceof YamlItem.Sequence s) {
            return "a list of " + s.items().size();
        }
        if (item instanceof YamlItem.Alias a) {
            return "what is defined elsewhere as &" + a.name();
        }
        return item instanceof YamlItem.Mapping ? "a map" : "the value '" + ((YamlItem.Scalar) item).value() + "'";
    }

    /** Edits after which a text has the values that it should have, and no others. */
    private List<TextEdit> checked(List<TextEdit> edits, Object expected) {
        List<TextEdit> sorted = TextEdit.sorted(edits);
        Object got;
        try {
            got = YamlData.of(new YamlSource(TextEdit.apply(source.text(), sorted)).root());
        } catch (InvalidInput e) {
            throw new InvalidInput("the value can't be changed in place; edit the text", e);
        }
        if (!expected.equals(got)) {
            throw new InvalidInput("the value can't be changed in place without changing others; edit the text");
        }
        return sorted;
    }
}
