// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

/** A plug-in threw and was set aside; the message names it, its bundle and what it threw. */
public final class PluginFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Entry entry;

    public PluginFailure(Entry entry, Throwable cause) {
        super(entry.health().text(), cause);
        this.entry = entry;
    }

    /** The contribution that was set aside. */
    public Entry entry() {
        return entry;
    }
}
