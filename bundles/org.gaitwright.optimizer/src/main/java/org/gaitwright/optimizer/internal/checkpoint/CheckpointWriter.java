// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.checkpoint;

/** Writes a checkpoint. Doubles are hexadecimal, so that no bit is lost. */
public final class CheckpointWriter {
    private final StringBuilder text = new StringBuilder();

    /** Begins the checkpoint of a kind of search, in a version of its format. */
    public CheckpointWriter(String kind, int version) {
        text.append(kind).append(' ').append(version).append('\n');
    }

    public CheckpointWriter number(String key, long value) {
        text.append(key).append(' ').append(value).append('\n');
        return this;
    }

    public CheckpointWriter numbers(String key, double... values) {
        text.append(key);
        for (double v : values) {
            text.append(' ').append(Double.toHexString(v));
        }
        text.append('\n');
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
