// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** Mixes the style with another: the slider shows the mixture at once, and only Apply writes it. */
final class BlendStrip {
    /** What the strip asks for. */
    interface Mixer {
        /** Shows the mixture. */
        void mix(OtherStyles.Other other, double weight);

        void apply(OtherStyles.Other other, double weight);

        void close();
    }

    private static final Quantity SHARE =
            new Quantity("Share of the other style", "%", 0, 100, 0, 1, "0 is this style, 100 the other one");

    private final Composite strip;
    private final Button with;
    private final SliderRow share;
    private final Button apply;
    private final Mixer mixer;
    private List<OtherStyles.Other> others = List.of();
    private Cast cast = Cast.NONE;
    private OtherStyles.Other other;

    BlendStrip(Composite parent, Mixer mixer) {
        this.mixer = mixer;
        strip = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(5)
                .margins(12, 4)
                .spacing(8, 0)
                .applyTo(strip);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(strip);
        strip.setVisible(false);
        new Label(strip, SWT.NONE).setText("Blend with");
        with = button("", this::choose);
        share = new SliderRow(strip, SHARE);
        share.onEdit(now -> mix());
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .grab(true, false)
                .applyTo(share);
        apply = button("&Apply", this::apply);
        button("&Cancel", mixer::close);
    }

    private Button button(String words, Runnable action) {
        Button button = new Button(strip, SWT.PUSH);
        button.setText(words);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> action.run()));
        return button;
    }

    Control control() {
        return strip;
    }

    /** @param of whom the style is for */
    void others(List<OtherStyles.Other> now, Cast of) {
        String before = other == null ? "" : other.word();
        others = now;
        cast = of;
        other(now.stream().filter(o -> o.word().equals(before)).findFirst().orElse(now.isEmpty() ? null : now.get(0)));
        apply.setEnabled(!now.isEmpty());
    }

    private void other(OtherStyles.Other now) {
        other = now;
        with.setText((now == null ? "" : now.name()) + " \u25be");
        strip.layout();
    }

    private void choose() {
        StyleBar.chooser(others, cast, other == null ? "" : other.word(), o -> {
                    other(o);
                    mix();
                })
                .open(with);
    }

    void open(boolean show) {
        ((GridData) strip.getLayoutData()).exclude = !show;
        strip.setVisible(show);
        strip.getParent().layout(true, true);
        share.show(0);
        if (show) {
            with.setFocus();
        }
    }

    boolean isOpen() {
        return !((GridData) strip.getLayoutData()).exclude;
    }

    private void mix() {
        if (other != null) {
            mixer.mix(other, share.value() / 100);
        }
    }

    private void apply() {
        if (other != null) {
            mixer.apply(other, share.value() / 100);
        }
    }
}
