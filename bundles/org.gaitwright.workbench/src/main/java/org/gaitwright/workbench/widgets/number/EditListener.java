// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

/**
 * Follows a user who edits a value. A drag, a typed number or a held arrow key is one edit: {@code begin}, any number of
 * {@code change}, then {@code commit} or {@code cancel}. So an owner that records {@code commit} has one undo step an edit.
 * Values that the program sets are not edits.
 */
@FunctionalInterface
public interface EditListener<T> {
    /** An edit starts; {@code before} is the value until now. */
    default void begin(T before) {}

    /** The value is {@code now}, but the user may still be at it. */
    void change(T now);

    /** The edit is over and has changed the value. */
    default void commit(T before, T after) {}

    /** The edit is over and the value is {@code before} again; {@link #change} has said so if need be. */
    default void cancel(T before) {}
}
