// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.gaitwright.workbench.look.SaveDialog;

/** What users do with a chart by its context menu: copy it, or save it as picture, drawing or table. */
public final class ChartMenu {
    /** Writes a file. */
    @FunctionalInterface
    private interface Writer {
        void write(Path file) throws IOException;
    }

    private final LineChart chart;
    private final String name;

    private ChartMenu(LineChart chart, String name) {
        this.chart = chart;
        this.name = name;
    }

    /**
     * Gives a chart its menu.
     *
     * @param name of files, without an ending
     * @param more entries before the usual ones
     */
    public static void of(LineChart chart, String name, Action... more) {
        ChartMenu own = new ChartMenu(chart, name);
        MenuManager menu = new MenuManager();
        List.of(more).forEach(menu::add);
        if (more.length > 0) {
            menu.add(new Separator());
        }
        menu.add(own.action("Copy Picture", own::copyPicture));
        menu.add(own.action("Copy Values", own::copyValues));
        menu.add(new Separator());
        menu.add(own.action("Save Plot as PNG…", () -> own.save("png", own::png)));
        menu.add(own.action("Save Plot as SVG…", () -> own.save("svg", f -> Files.writeString(f, chart.drawing()))));
        menu.add(own.action("Save Plot as CSV…", () -> own.save("csv", f -> Files.writeString(f, own.values(",")))));
        menu.add(new Separator());
        menu.add(own.action("Show All", chart::fit));
        chart.setMenu(menu.createContextMenu(chart));
        chart.addListener(SWT.Dispose, e -> menu.dispose());
    }

    private Action action(String words, Runnable work) {
        return new Action(words) {
            @Override
            public void run() {
                work.run();
            }
        };
    }

    private void copyPicture() {
        copy(chart.picture(), ImageTransfer.getInstance());
    }

    private void copyValues() {
        copy(values("\t"), TextTransfer.getInstance());
    }

    private void copy(Object what, Transfer how) {
        Clipboard clipboard = new Clipboard(chart.getDisplay());
        clipboard.setContents(new Object[] {what}, new Transfer[] {how});
        clipboard.dispose();
    }

    private String values(String separator) {
        return ChartTable.of(chart, separator);
    }

    private void png(Path file) throws IOException {
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {chart.picture()};
        try (var out = Files.newOutputStream(file)) {
            loader.save(out, SWT.IMAGE_PNG);
        }
    }

    private void save(String ending, Writer writer) {
        SaveDialog.ask(chart.getShell(), "Save the plot", name, ending).ifPresent(file -> {
            try {
                writer.write(file);
            } catch (IOException e) {
                MessageDialog.openError(
                        chart.getShell(), "Save the plot", file + " can't be written; choose a writable folder.");
            }
        });
    }
}
