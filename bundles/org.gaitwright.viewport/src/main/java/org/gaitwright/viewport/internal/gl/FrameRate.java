// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

/** Pictures per second over about the last second. */
public final class FrameRate {
    private static final long SECOND = 1_000_000_000L;

    private final long[] times = new long[64];
    private long count;

    public void tick(long nanos) {
        times[(int) (count++ % times.length)] = nanos;
    }

    public long count() {
        return count;
    }

    /** Zero when nothing has been drawn for a second. */
    public double perSecond(long nanos) {
        int known = (int) Math.min(count, times.length);
        int recent = 0;
        long first = nanos;
        for (int i = 1; i <= known; i++) {
            long t = times[(int) ((count - i) % times.length)];
            if (nanos - t > SECOND) {
                break;
            }
            first = t;
            recent = i;
        }
        long last = known > 0 ? times[(int) ((count - 1) % times.length)] : nanos;
        return recent < 2 || last == first ? 0 : (recent - 1) * (double) SECOND / (last - first);
    }
}
