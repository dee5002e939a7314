// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.Health;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.Nearest;
import org.gaitwright.core.registry.UnknownContribution;

/** Everything that is there at one moment, with ids settled among those who want the same. Immutable. */
final class Contributions {
    /** Who ships with the studio keeps an id, then who came first: the outcome doesn't hang on the order of starting. */
    private static final Comparator<Slot> CLAIM =
            Comparator.comparing((Slot s) -> !s.origin().shipped()).thenComparingLong(Slot::serial);

    private static final Comparator<Entry> ORDER =
            Comparator.comparing(Entry::kind).thenComparing(Entry::id).thenComparing(Entry::bundle);

    private final List<Entry> entries;
    private final Map<Kind, List<Contribution>> good = new EnumMap<>(Kind.class);
    private final Map<Contribution, Slot> byContribution = new IdentityHashMap<>();
    private final Map<Kind, Map<String, Slot>> byId = new EnumMap<>(Kind.class);

    Contributions(Collection<Slot> slots) {
        List<Slot> settled = settle(slots);
        entries = settled.stream().map(Slot::entry).sorted(ORDER).toList();
        settled.sort(Comparator.comparing(s -> s.entry().id()));
        Map<Kind, List<Contribution>> lists = new EnumMap<>(Kind.class);
        for (Slot slot : settled) {
            if (slot.contribution() != null) {
                byContribution.put(slot.contribution(), slot);
            }
            Kind kind = slot.entry().kind();
            byId.computeIfAbsent(kind, k -> new HashMap<>()).merge(slot.entry().id(), slot, (a, b) -> a.good() ? a : b);
            if (slot.good()) {
                lists.computeIfAbsent(kind, k -> new ArrayList<>()).add(slot.contribution());
            }
        }
        lists.forEach((kind, list) -> good.put(kind, List.copyOf(list)));
    }

    private static List<Slot> settle(Collection<Slot> slots) {
        List<Slot> byClaim = new ArrayList<>(slots);
        byClaim.sort(CLAIM);
        Map<Kind, Map<String, Slot>> owners = new EnumMap<>(Kind.class);
        List<Slot> settled = new ArrayList<>();
        for (Slot slot : byClaim) {
            if (!slot.good()) {
                settled.add(slot);
                continue;
            }
            Slot owner = owners.computeIfAbsent(slot.entry().kind(), k -> new HashMap<>())
                    .putIfAbsent(slot.entry().id(), slot);
            settled.add(owner == null ? slot : slot.with(taken(slot, owner)));
        }
        return settled;
    }

    private static Health taken(Slot slot, Slot owner) {
        Kind kind = slot.entry().kind();
        return new Health.SetAside(
                Slot.word(kind) + " '" + slot.entry().id() + "' of " + slot.origin() + " has the id of one of "
                        + owner.origin() + ", which keeps it; remove one of the two, or ask its author for another id",
                null);
    }

    List<Entry> entries() {
        return entries;
    }

    @SuppressWarnings("unchecked") // Kind.contract() ties the list of a kind to its type
    <T extends Contribution> List<T> all(Class<T> contract) {
        return (List<T>) good.getOrDefault(Kind.ofContract(contract), List.of());
    }

    Optional<Slot> of(Contribution contribution) {
        return Optional.ofNullable(byContribution.get(contribution));
    }

    <T extends Contribution> T get(Class<T> contract, String id) {
        Kind kind = Kind.ofContract(contract);
        Slot slot = byId.getOrDefault(kind, Map.of()).get(id);
        if (slot == null) {
            throw new UnknownContribution(unknown(kind, id));
        }
        if (!slot.good()) {
            throw new UnknownContribution(slot.entry().health().text());
        }
        return contract.cast(slot.contribution());
    }

    private String unknown(Kind kind, String id) {
        List<String> known = good.getOrDefault(kind, List.of()).stream()
                .map(c -> byContribution.get(c).entry().id())
                .toList();
        String head = "there is no " + Slot.word(kind) + " '" + id + "'";
        if (known.isEmpty()) {
            return head + "; no plug-in offers " + kind.plural() + ": install one that does";
        }
        int owner = id == null ? 0 : id.indexOf('/') + 1;
        return owner > 0 ? head + ofOwner(id, owner, known) : head + nearest(id, known);
    }

    /** Of many that have owners, such as presets of controllers, only those of the same owner or name are of use. */
    private static String ofOwner(String id, int owner, List<String> known) {
        List<String> namesakes =
                known.stream().filter(k -> k.endsWith(id.substring(owner - 1))).toList();
        List<String> own =
                known.stream().filter(k -> k.startsWith(id.substring(0, owner))).toList();
        String elsewhere = namesakes.isEmpty() ? "" : "; there is '" + String.join("', '", namesakes) + "'";
        return own.isEmpty()
                ? elsewhere + "; '" + id.substring(0, owner - 1) + "' has none"
                : elsewhere + (namesakes.isEmpty() ? nearest(id, own) : "; known are: " + String.join(", ", own));
    }

    private static String nearest(String id, List<String> known) {
        return Nearest.to(id == null ? "" : id, known)
                        .map(n -> "; did you mean '" + n + "'? Known are: ")
                        .orElse("; known are: ")
                + String.join(", ", known);
    }
}
