// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Hands the edit of one number on as an edit of the value that the number is a part of. */
public final class PartOfEdit<T> implements EditListener<Double> {
    private final Edit<T> whole;
    private final Supplier<T> now;
    private final Consumer<T> show;
    private final Function<Double, T> withPart;

    /** @param withPart the whole value with another number in it */
    public PartOfEdit(Edit<T> whole, Supplier<T> now, Consumer<T> show, Function<Double, T> withPart) {
        this.whole = whole;
        this.now = now;
        this.show = show;
        this.withPart = withPart;
    }

    @Override
    public void begin(Double before) {
        whole.begin(now.get());
    }

    @Override
    public void change(Double value) {
        T changed = withPart.apply(value);
        show.accept(changed);
        whole.change(changed);
    }

    @Override
    public void commit(Double before, Double after) {
        whole.commit();
    }

    @Override
    public void cancel(Double before) {
        whole.cancel(show);
    }
}
