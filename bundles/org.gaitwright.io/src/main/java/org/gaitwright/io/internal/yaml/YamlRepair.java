// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.yaml;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.registry.Nearest;
import org.gaitwright.io.internal.Refusal;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Takes out of a document what a reader refused, so that it can read on and find what else is wrong. */
public final class YamlRepair {
    /** Others name the items of these lists; without them they would be refused as well. */
    private static final Set<String> NAMED = Set.of("characters", "crates");

    private final Node root;
    private final Map<Node, String> paths = new IdentityHashMap<>();
    private final Map<Node, Set<String>> taken = new IdentityHashMap<>();

    public YamlRepair(YamlValue document) {
        root = document.node();
        visit((parent, node, path) -> {
            paths.putIfAbsent(node, path);
            return false;
        });
    }

    /** How many values there are. */
    public int size() {
        return paths.size();
    }

    /** The path that a value had before anything was taken out; null if it is not of this document. */
    public String path(Object place) {
        return place instanceof Node n ? paths.get(n) : null;
    }

    /** Whether a refusal of a map is only the consequence of what was taken out of it before. */
    public boolean isConsequence(Refusal r) {
        if (!(r.place() instanceof Node n) || !taken.containsKey(n)) {
            return false;
        }
        return r.missing().isEmpty()
                || taken.get(n).stream()
                        .anyMatch(key -> Nearest.to(key, List.of(r.missing())).isPresent());
    }

    /** Takes out what was refused, with its key; false if then nothing sensible would be left to read. */
    public boolean take(Object place) {
        return place instanceof Node bad
                && bad != root
                && visit((parent, node, path) -> node == bad
                        && (parent instanceof MappingNode m ? take(m, bad) : take((SequenceNode) parent, bad)));
    }

    private boolean take(MappingNode map, Node bad) {
        for (NodeTuple t : map.getValue()) {
            if (t.getKeyNode() == bad || t.getValueNode() == bad) {
                String key = t.getKeyNode() instanceof ScalarNode k ? k.getValue() : "";
                taken.computeIfAbsent(map, m -> new HashSet<>()).add(key);
                map.getValue().remove(t);
                return true;
            }
        }
        return false;
    }

    private boolean take(SequenceNode list, Node bad) {
        return !NAMED.contains(paths.getOrDefault(list, "")) && list.getValue().removeIf(n -> n == bad);
    }

    private interface Visitor {
        /** Whether to stop here. */
        boolean at(Node parent, Node node, String path);
    }

    private record Visit(Node parent, Node node, String path) {}

    /** All values and keys; not by recursion, as a document may be deep, and each once, as it may refer to itself. */
    private boolean visit(Visitor visitor) {
        Deque<Visit> open = new ArrayDeque<>();
        Set<Node> seen = java.util.Collections.newSetFromMap(new IdentityHashMap<>());
        open.push(new Visit(null, root, ""));
        while (!open.isEmpty()) {
            Visit v = open.pop();
            if (visitor.at(v.parent, v.node, v.path)) {
                return true;
            }
            if (!seen.add(v.node)) {
                continue;
            }
            if (v.node instanceof MappingNode m) {
                for (NodeTuple t : m.getValue()) {
                    String key = t.getKeyNode() instanceof ScalarNode k ? k.getValue() : "?";
                    String path = v.path.isEmpty() ? key : v.path + "." + key;
                    open.push(new Visit(m, t.getKeyNode(), path));
                    open.push(new Visit(m, t.getValueNode(), path));
                }
            } else if (v.node instanceof SequenceNode s) {
                for (int i = 0; i < s.getValue().size(); i++) {
                    open.push(new Visit(s, s.getValue().get(i), v.path + "[" + i + "]"));
                }
            }
        }
        return false;
    }
}
