// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks for the size of a picture and what is behind the bodies. */
final class PictureDialog extends TitleAreaDialog {
    private static final int[][] SIZES = {{1920, 1080}, {3840, 2160}, {1080, 1080}, {2480, 3508}};
    private static final int LARGEST = 16384;

    private final int viewWidth;
    private final int viewHeight;
    private Text widthField;
    private Text heightField;
    private Button cutOutBox;
    private int width;
    private int height;
    private boolean cutOut;

    /** The size of the view is what it begins with. */
    PictureDialog(Shell shell, int viewWidth, int viewHeight) {
        super(shell);
        this.viewWidth = viewWidth;
        this.viewHeight = viewHeight;
        width = viewWidth;
        height = viewHeight;
        setHelpAvailable(false);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    boolean cutOut() {
        return cutOut;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Save Picture");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle("Save a picture of the scene");
        setMessage("Lines and words are drawn as large in it as in the view.");
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        GridLayoutFactory.swtDefaults().numColumns(5).margins(12, 10).applyTo(area);
        new Label(area, SWT.NONE).setText("Size:");
        Combo sizes = new Combo(area, SWT.READ_ONLY);
        sizes.add("As the view, " + viewWidth + " × " + viewHeight);
        for (int[] s : SIZES) {
            sizes.add(s[0] + " × " + s[1]);
        }
        sizes.select(0);
        widthField = field(area, width);
        new Label(area, SWT.NONE).setText("×");
        heightField = field(area, height);
        sizes.addListener(SWT.Selection, e -> {
            int i = sizes.getSelectionIndex();
            widthField.setText(Integer.toString(i == 0 ? viewWidth : SIZES[i - 1][0]));
            heightField.setText(Integer.toString(i == 0 ? viewHeight : SIZES[i - 1][1]));
        });
        cutOutBox = new Button(area, SWT.CHECK);
        cutOutBox.setText("&Transparent background: bodies, ghosts and overlays without sky, ground and display");
        GridDataFactory.fillDefaults().span(5, 1).indent(0, 6).applyTo(cutOutBox);
        return area;
    }

    private Text field(Composite area, int value) {
        Text field = new Text(area, SWT.BORDER | SWT.RIGHT);
        field.setText(Integer.toString(value));
        GridDataFactory.swtDefaults().hint(60, SWT.DEFAULT).applyTo(field);
        field.addListener(SWT.Modify, e -> check());
        return field;
    }

    private void check() {
        boolean fits = pixels(widthField) > 0 && pixels(heightField) > 0;
        setErrorMessage(fits ? null : "Expected a width and a height of 1 to " + LARGEST + " pixels.");
        getButton(OK).setEnabled(fits);
    }

    /** Zero for what is no size. */
    private static int pixels(Text field) {
        String words = field.getText().strip();
        int n = words.matches("[0-9]{1,5}") ? Integer.parseInt(words) : 0;
        return n <= LARGEST ? n : 0;
    }

    @Override
    protected void okPressed() {
        width = pixels(widthField);
        height = pixels(heightField);
        cutOut = cutOutBox.getSelection();
        super.okPressed();
    }
}
