// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.waits;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Notes how long one thread lets probes wait, and looks at what it does while one waits for long. Probes are asked, the
 * thread is looked at and figures are taken on any threads; nothing here holds a lock that the watched thread would wait for.
 */
public final class Watchdog {
    /** From here on, a wait is looked at. */
    static final long LONG_NANOS = 25_000_000;
    /** How often the watched thread is to call {@link #beat}. */
    public static final int BEAT_MILLIS = 5;

    private static final long BEAT_NANOS = 1_000_000L * BEAT_MILLIS;

    private final Supplier<StackTraceElement[]> stack;
    private final Supplier<Reading> clocks;
    private final LongSupplier nanoTime;
    private final Queue<Probe> waiting = new ConcurrentLinkedQueue<>();
    private final Queue<Double> millis = new ConcurrentLinkedQueue<>();
    private final Queue<Look> looks = new ConcurrentLinkedQueue<>();
    private final Queue<Late> late = new ConcurrentLinkedQueue<>();
    private final Queue<Turn> turns = new ConcurrentLinkedQueue<>();
    private volatile long beaten;

    /** An answer that came late, as it is noted: nothing more is done then, since the next may be late already. */
    private record Late(long fromNanos, long toNanos, Reading during) {
        boolean overlaps(Late other) {
            return fromNanos < other.toNanos && other.fromNanos < toNanos;
        }
    }

    private record Look(long nanos, String place) {}

    private record Turn(long fromNanos, long toNanos) {
        double lateMillis() {
            return Math.max(0, toNanos - fromNanos - BEAT_NANOS) * 1e-6;
        }
    }

    /**
     * Waits since the last figures, ms.
     *
     * @param turn the longest that the thread was not free for a beat that was due; input has its turn together with beats,
     *     probes only when nothing else is to be done
     * @param longest those of at least 25 ms, longest first, none of them at the same time as one before it
     */
    public record Figures(double median, double max, double greatest, double turn, List<Wait> longest) {}

    Watchdog(Supplier<StackTraceElement[]> stack, Supplier<Reading> clocks, LongSupplier nanoTime) {
        this.stack = stack;
        this.clocks = clocks;
        this.nanoTime = nanoTime;
        beaten = nanoTime.getAsLong();
    }

    /** Watches the thread that calls it. */
    public static Watchdog ofThisThread() {
        Thread watched = Thread.currentThread();
        return new Watchdog(watched::getStackTrace, new ThreadClocks()::read, System::nanoTime);
    }

    /** A question to be run by the watched thread. */
    public Runnable ask() {
        Reading before = clocks.get();
        Probe probe = new Probe(nanoTime.getAsLong(), before);
        waiting.add(probe);
        return probe;
    }

    /** Tells that the watched thread is free for what is due; by that thread, every {@link #BEAT_MILLIS}. */
    public void beat() {
        long now = nanoTime.getAsLong();
        turns.add(new Turn(beaten, now));
        beaten = now;
    }

    /** Looks at the thread if a probe has been waiting for long. */
    public void look() {
        Probe oldest = waiting.peek();
        if (oldest != null && nanoTime.getAsLong() - oldest.asked >= LONG_NANOS) {
            StackTraceElement[] frames = stack.get();
            looks.add(new Look(nanoTime.getAsLong(), Place.of(frames)));
        }
    }

    /** What there was since it was last called; probes that still wait count next time. */
    public Figures drain() {
        List<Double> sorted = taken(millis).stream().sorted().toList();
        List<Turn> passed = taken(turns);
        List<Look> seen = taken(looks);
        List<Wait> longest =
                apart(taken(late)).stream().map(l -> explain(l, passed, seen)).toList();
        double turn = longestTurn(passed);
        if (sorted.isEmpty()) {
            return new Figures(0, 0, 0, turn, longest);
        }
        int last = sorted.size() - 1;
        return new Figures(
                sorted.get(sorted.size() / 2), sorted.get((int) (0.99 * last)), sorted.get(last), turn, longest);
    }

    private static Wait explain(Late wait, List<Turn> passed, List<Look> seen) {
        long from = wait.fromNanos;
        long to = wait.toNanos;
        List<Turn> meanwhile = passed.stream()
                .filter(t -> t.fromNanos < to && t.toNanos > from)
                .toList();
        List<String> places = seen.stream()
                .filter(look -> look.nanos > from && look.nanos <= to)
                .map(Look::place)
                .toList();
        return new Wait((to - from) * 1e-6, longestTurn(meanwhile), wait.during, places);
    }

    private static double longestTurn(Collection<Turn> among) {
        return among.stream().mapToDouble(Turn::lateMillis).max().orElse(0);
    }

    private static <T> List<T> taken(Queue<T> queue) {
        List<T> all = new ArrayList<>();
        for (T next = queue.poll(); next != null; next = queue.poll()) {
            all.add(next);
        }
        return all;
    }

    /** Many probes wait for the end of the same thing; the longest wait stands for them. */
    private static List<Late> apart(List<Late> waits) {
        List<Late> kept = new ArrayList<>();
        waits.sort(Comparator.comparingLong((Late w) -> w.toNanos - w.fromNanos).reversed());
        for (Late wait : waits) {
            if (kept.stream().noneMatch(wait::overlaps)) {
                kept.add(wait);
            }
        }
        return kept;
    }

    private final class Probe implements Runnable {
        private final long asked;
        private final Reading before;

        Probe(long asked, Reading before) {
            this.asked = asked;
            this.before = before;
        }

        @Override
        public void run() {
            long now = nanoTime.getAsLong();
            waiting.remove(this);
            millis.add((now - asked) * 1e-6);
            if (now - asked >= LONG_NANOS) {
                late.add(new Late(asked, now, clocks.get().since(before)));
            }
        }
    }
}
