// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import java.net.URL;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.internal.help.page.HelpLinks;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.look.Places;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Tone;

/** The page that newcomers see first: six ways to begin, and the files of last time. */
public final class WelcomeView extends ViewPart {
    private static final int WIDEST = 920;
    private static final int TWO_COLUMNS = 560;
    private static final int THREE_COLUMNS = 800;

    private ScrolledComposite scroll;
    private Composite page;
    private Composite column;
    private Composite tiles;
    private Composite recent;
    private Label heading;
    private Label tagline;

    @Override
    public void createPartControl(Composite parent) {
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        page = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(24, 18).applyTo(page);
        column = new Composite(page, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 10).applyTo(column);
        hero();
        caption("Begin");
        tiles = new Composite(column, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(tiles);
        tiles();
        caption("Recent files");
        recent = new Composite(column, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 3).applyTo(recent);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(recent);
        recentFiles();
        atStart();
        scroll.setContent(page);
        scroll.addListener(SWT.Resize, e -> fit());
        colour();
        Themes.follow(scroll, () -> scroll.getDisplay().asyncExec(this::colour));
    }

    private void hero() {
        Composite hero = new Composite(column, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(24, 0).applyTo(hero);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(hero);
        Composite words = new Composite(hero, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 6).applyTo(words);
        GridDataFactory.swtDefaults().align(SWT.FILL, SWT.CENTER).applyTo(words);
        heading = new Label(words, SWT.NONE);
        heading.setText("Gaitwright");
        heading.setFont(font(14, SWT.BOLD));
        tagline = new Label(words, SWT.WRAP);
        tagline.setText("Characters that walk by physics.\nWatch one, push it, make it your own.");
        tagline.setFont(font(1, SWT.NORMAL));
        GridDataFactory.fillDefaults().applyTo(tagline);
        strip(hero);
    }

    /** A figure in the phases of a step, as large as there is room. */
    private static void strip(Composite hero) {
        Image walk = new LocalResourceManager(JFaceResources.getResources(), hero)
                .create(Icons.descriptor(WelcomeView.class, "icons/walking-strip.svg"));
        Rectangle whole = walk.getBounds();
        Canvas strip = new Canvas(hero, SWT.DOUBLE_BUFFERED);
        strip.addListener(SWT.Paint, e -> {
            Point room = strip.getSize();
            int width = Math.min(whole.width, room.x);
            int height = whole.height * width / whole.width;
            e.gc.drawImage(walk, 0, 0, whole.width, whole.height, room.x - width, room.y - height, width, height);
        });
        GridDataFactory.fillDefaults().grab(true, false).hint(360, whole.height).applyTo(strip);
    }

    private void caption(String words) {
        Label caption = new Label(column, SWT.NONE);
        caption.setText(words);
        caption.setFont(font(2, SWT.BOLD));
        GridDataFactory.fillDefaults().indent(0, 8).applyTo(caption);
    }

    private Font font(int larger, int style) {
        LocalResourceManager fonts = new LocalResourceManager(JFaceResources.getResources(), column);
        return fonts.create(
                JFaceResources.getDialogFontDescriptor().increaseHeight(larger).setStyle(style));
    }

    private void tiles() {
        String ours = "command:org.gaitwright.workbench.";
        String wizard = "wizard:org.gaitwright.editors.";
        tile("play", "Walk now", "Open the example scene and see a humanoid walk.", ours + "firstWalk");
        tile(
                "steps",
                "Walk in five minutes",
                "A guided tour: steer, push, change style and body, rewind.",
                ours + "cheatSheet");
        tile("help", "Read the help", "Every view and editor explained, offline.", ours + "helpContents");
        tile("style", "Author a style", "How it moves: happy, tired, your own.", wizard + "newStyle");
        tile("character", "Author a character", "Long legs, a heavy chest, one short arm.", wizard + "newCharacter");
        tile(
                "controller",
                "Write a plug-in",
                "A controller of your own, from a project that builds.",
                wizard + "newPlugin");
    }

    /** Does what its link says; wizards open where files are edited. */
    private void tile(String icon, String title, String sentence, String link) {
        URL svg = Icons.at(WelcomeView.class, "icons/" + icon + ".svg");
        Tile tile = new Tile(tiles, svg, title, sentence, () -> {
            if (link.startsWith("wizard:")) {
                Places.open(getSite().getWorkbenchWindow(), Ids.AUTHOR);
            }
            HelpLinks.open(link);
        });
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tile);
    }

    private void recentFiles() {
        for (Control old : recent.getChildren()) {
            old.dispose();
        }
        List<IFile> files = RecentFiles.list();
        for (IFile file : files) {
            Link link = new Link(recent, SWT.NONE);
            String folder =
                    file.getParent().getFullPath().makeRelative().toString().replace("&", "&&");
            link.setText("<a>" + file.getName().replace("&", "&&") + "</a>   " + folder);
            link.addSelectionListener(SelectionListener.widgetSelectedAdapter(
                    e -> RecentFilesMenu.open(getSite().getWorkbenchWindow(), file)));
        }
        if (files.isEmpty()) {
            Label none = new Label(recent, SWT.WRAP);
            none.setText("Files that you open from the Explorer appear here.");
        }
    }

    private void atStart() {
        Button always = new Button(column, SWT.CHECK);
        always.setText("&Show this page at every start (it is always under Help ▸ Welcome)");
        always.setSelection(Welcome.atStart());
        always.addSelectionListener(
                SelectionListener.widgetSelectedAdapter(e -> Welcome.setAtStart(always.getSelection())));
        GridDataFactory.fillDefaults().indent(0, 10).applyTo(always);
    }

    private void colour() {
        if (!scroll.isDisposed()) {
            Ink ink = Ink.of(scroll);
            colour(scroll, ink);
            tagline.setForeground(ink.of(Tone.QUIET));
        }
    }

    private static void colour(Control control, Ink ink) {
        control.setBackground(ink.of(Tone.PAGE));
        if (!(control instanceof Link)) {
            control.setForeground(ink.of(Tone.TEXT));
        }
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                colour(child, ink);
            }
        }
    }

    private void fit() {
        int width = scroll.getClientArea().width;
        int columns = width >= THREE_COLUMNS ? 3 : width >= TWO_COLUMNS ? 2 : 1;
        GridLayout grid = GridLayoutFactory.fillDefaults()
                .numColumns(columns)
                .equalWidth(true)
                .spacing(12, 12)
                .create();
        tiles.setLayout(grid);
        GridData place = new GridData(SWT.CENTER, SWT.BEGINNING, true, false);
        place.widthHint = Math.min(WIDEST, width - 48);
        column.setLayoutData(place);
        page.layout(true, true);
        scroll.setMinHeight(page.computeSize(width, SWT.DEFAULT).y);
    }

    @Override
    public void setFocus() {
        recentFiles();
        colour();
        fit();
        tiles.setFocus();
    }
}
