// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Supplier;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.io.edit.YamlEdit;
import org.gaitwright.io.edit.YamlPlace;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.paint.Lettering;

/**
 * Fields that show and change values of a YAML text by their paths: labels on the left, fields on the right. Every change is
 * one step of undo; while a number is dragged, all pages show what it would do. Belongs to the user interface's thread.
 */
public final class YamlForm {
    private static final int LABEL_WIDTH = 74;

    private final Composite parent;
    private final PagedEditor<?> editor;
    private final List<Consumer<YamlEdit>> fields = new ArrayList<>();

    /** @param parent gets a layout of two columns */
    public YamlForm(Composite parent, PagedEditor<?> editor) {
        this.parent = parent;
        this.editor = editor;
        GridLayoutFactory.fillDefaults()
                .numColumns(2)
                .margins(12, 8)
                .spacing(8, 5)
                .applyTo(parent);
    }

    /** Shows what a text says. */
    public void show(YamlEdit text) {
        fields.forEach(f -> f.accept(text));
    }

    /** Something else that shows what a text says. */
    public void follow(Consumer<YamlEdit> field) {
        fields.add(field);
    }

    /** A title over fields, with buttons at its right if one wants them. */
    public Composite heading(String words) {
        Composite line = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(2)
                .extendedMargins(0, 0, 4, 0)
                .applyTo(line);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(line);
        Label label = new Label(line, SWT.NONE);
        label.setText(words);
        label.setFont(Lettering.of(label).bold());
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .grab(true, false)
                .applyTo(label);
        return line;
    }

    /** Words over the whole width. */
    public Label note(String words) {
        Label note = new Label(parent, SWT.WRAP);
        note.setText(words);
        note.setFont(Lettering.of(note).small());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .span(2, 1)
                .hint(120, SWT.DEFAULT)
                .applyTo(note);
        return note;
    }

    /** A label, and a place for several fields side by side. */
    public Composite row(String name, int columns) {
        label(name);
        Composite cell = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(columns).spacing(6, 0).applyTo(cell);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(cell);
        return cell;
    }

    /** A place for several fields side by side, over the whole width. */
    public Composite wide(int columns) {
        Composite cell = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(columns).spacing(6, 0).applyTo(cell);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(cell);
        return cell;
    }

    private Label label(String name) {
        Label label = new Label(parent, SWT.NONE);
        label.setText(name);
        GridDataFactory.swtDefaults().hint(LABEL_WIDTH, SWT.DEFAULT).applyTo(label);
        return label;
    }

    /** A number in a row of its own; where the text has none, the initial value of the quantity is shown. */
    public NumberField number(String path, Quantity quantity) {
        label(quantity.name());
        return number(parent, path, quantity, v -> v);
    }

    /** A whole number in a row of its own. */
    public NumberField whole(String path, Quantity quantity) {
        label(quantity.name());
        return number(parent, path, quantity, Math::rint);
    }

    /** A number among others in a row. */
    public NumberField number(Composite cell, String path, Quantity quantity) {
        return number(cell, path, quantity, v -> v);
    }

    private NumberField number(Composite cell, String path, Quantity quantity, DoubleUnaryOperator grid) {
        NumberField field = new NumberField(cell, quantity);
        GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).applyTo(field);
        field.onEdit(editor.following(v -> text -> YamlEdit.of(text).set(path, grid.applyAsDouble(v))));
        fields.add(text -> field.show(text.find(path)
                .filter(YamlPlace::isNumber)
                .map(YamlPlace::number)
                .orElse(quantity.initial())));
        return field;
    }

    /** A line of words in a row of its own, taken with Enter or when the user leaves it. */
    public Text words(String name, String path, String whenMissing, Consumer<String> set) {
        label(name);
        Text field = new Text(parent, SWT.BORDER | SWT.SINGLE);
        field.setMessage(whenMissing);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
        String[] shown = {""};
        Runnable take = () -> {
            if (!field.getText().equals(shown[0])) {
                shown[0] = field.getText();
                set.accept(field.getText().strip());
            }
        };
        field.addListener(SWT.DefaultSelection, e -> take.run());
        field.addListener(SWT.FocusOut, e -> take.run());
        field.addListener(SWT.KeyDown, (Event e) -> {
            if (e.keyCode == SWT.ESC) {
                field.setText(shown[0]);
            }
        });
        fields.add(text -> {
            String now = words(text, path);
            if (!now.equals(shown[0])) {
                shown[0] = now;
                field.setText(now);
            }
        });
        return field;
    }

    /** One of several words in a row of its own; what stands in the text is among them in any case. */
    public Combo choice(String name, String path, String whenMissing, List<String> choices, Consumer<String> set) {
        label(name);
        return choice(parent, path, whenMissing, choices, set);
    }

    /** One of several words among other fields in a row. */
    public Combo choice(Composite cell, String path, String whenMissing, List<String> choices, Consumer<String> set) {
        Combo combo = new Combo(cell, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setItems(choices.toArray(String[]::new));
        combo.setVisibleItemCount(16);
        GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).applyTo(combo);
        combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> set.accept(combo.getText())));
        fields.add(text -> {
            String now = text.find(path).isPresent() ? words(text, path) : whenMissing;
            if (combo.indexOf(now) < 0) {
                combo.add(now, 0);
            }
            combo.select(combo.indexOf(now));
        });
        return combo;
    }

    /** A button in a row of its own that shows what is chosen, and opens a chooser of it. */
    public Button part(String name, Supplier<String> chosen, Consumer<Button> choose) {
        Button button = new Button(row(name, 1), SWT.PUSH | SWT.LEFT);
        GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).applyTo(button);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> choose.accept(button)));
        follow(text -> {
            String words = chosen.get() + " \u25be";
            if (!words.equals(button.getText())) {
                button.setText(words);
            }
        });
        return button;
    }

    /** A small button with an icon. */
    public static Button button(Composite cell, String icon, String tip, Runnable action) {
        Button button = new Button(cell, SWT.PUSH | SWT.FLAT);
        var image = Icons.image(cell.getDisplay(), Icons.at(YamlForm.class, icon), 16);
        button.setImage(image);
        button.addDisposeListener(e -> image.dispose());
        button.setToolTipText(tip);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> action.run()));
        return button;
    }

    /** The word at a path; empty without one. */
    public static String words(YamlEdit text, String path) {
        return text.find(path)
                .filter(p -> !p.isMap() && !p.isList())
                .map(YamlPlace::text)
                .orElse("");
    }
}
