// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;

/** A page of a wizard: rows of fields in a grid of three columns, a check of what they say, and a page of the help. */
public abstract class FormPage extends WizardPage {
    private static final int WIDTH = 420;

    private final String help;

    /** @param help the help context, such as newScene */
    protected FormPage(String name, String help, String title, String description) {
        super(name);
        this.help = "org.gaitwright.editors." + help;
        setTitle(title);
        setDescription(description);
    }

    protected abstract void form(Composite grid);

    /** Why what the fields say is refused; null if it is not. */
    protected abstract String problem();

    @Override
    public final void createControl(Composite parent) {
        Composite grid = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults()
                .numColumns(3)
                .margins(12, 10)
                .spacing(8, 8)
                .applyTo(grid);
        form(grid);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(grid, help);
        setControl(grid);
        check();
    }

    /** What has the keyboard when the page comes up: the field that users type into first. */
    protected abstract Control first();

    @Override
    public final void setVisible(boolean visible) {
        super.setVisible(visible);
        if (visible) {
            first().setFocus();
        }
    }

    /** To be called after each change of a field. */
    protected final void check() {
        if (getControl() != null) {
            String problem = problem();
            setErrorMessage(problem);
            setPageComplete(problem == null);
        }
    }

    @Override
    public final void performHelp() {
        PlatformUI.getWorkbench().getHelpSystem().displayHelp(help);
    }

    /** A text in the rest of its row. */
    protected final Text wide(Composite grid, String label, String value) {
        Text text = field(grid, label, value);
        fill(text);
        return text;
    }

    /** A text with a button beside it. */
    protected final Text browsed(Composite grid, String label, String value, String button, Runnable browse) {
        Text text = field(grid, label, value);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(WIDTH, SWT.DEFAULT)
                .applyTo(text);
        Button b = new Button(grid, SWT.PUSH);
        b.setText(button);
        b.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> browse.run()));
        return text;
    }

    private Text field(Composite grid, String label, String value) {
        new Label(grid, SWT.NONE).setText(label);
        Text text = new Text(grid, SWT.BORDER);
        text.setText(value);
        text.addModifyListener(e -> check());
        return text;
    }

    /** A number with something behind it: {@link #unit} or a button. */
    static Spinner number(Composite grid, String label, int min, int max, int initial) {
        new Label(grid, SWT.NONE).setText(label);
        Composite row = new Composite(grid, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
        GridDataFactory.swtDefaults().span(2, 1).applyTo(row);
        Spinner number = new Spinner(row, SWT.BORDER);
        number.setValues(initial, min, max, 0, 1, 10);
        return number;
    }

    static void unit(Spinner number, String unit) {
        new Label(number.getParent(), SWT.NONE).setText(unit);
    }

    protected static void line(Composite grid) {
        Label line = new Label(grid, SWT.SEPARATOR | SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().span(3, 1).indent(0, 4).applyTo(line);
    }

    /** Takes the rest of its row. */
    protected static void fill(Control control) {
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(WIDTH, SWT.DEFAULT)
                .span(2, 1)
                .applyTo(control);
    }

    /** Words below a field that explain what is chosen. */
    protected static Label explanation(Composite grid, int height) {
        new Label(grid, SWT.NONE);
        Label label = new Label(grid, SWT.WRAP);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(WIDTH, height)
                .span(2, 1)
                .applyTo(label);
        return label;
    }

    static Label explanation(Composite grid) {
        return explanation(grid, 36);
    }
}
