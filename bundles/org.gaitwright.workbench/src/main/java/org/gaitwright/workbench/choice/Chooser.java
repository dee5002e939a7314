// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.choice;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.session.choice.Offer;
import org.gaitwright.session.choice.Offers;
import org.gaitwright.session.choice.OwnFile;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.choice.Pick;
import org.gaitwright.session.choice.Repair;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.run.KnownFiles;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** The list from which a controller, a character, a style or a terrain is chosen: one click, or a few letters and Enter. */
public final class Chooser {
    private static final int WIDTH = 620;
    private static final int MAX_WIDTH = 960;
    private static final int HEIGHT = 460;
    private static final int NAME_WIDTH = 290;
    private static final int FILES_MILLIS = 200;
    private static final long SETTLED_NANOS = 700_000_000L;
    /** Rows that are seen without scrolling. */
    private static final int NEAR = 9;

    private static final Color FAINT_ON_LIGHT = new Color(0x5b, 0x64, 0x6e);
    private static final Color FAINT_ON_DARK = new Color(0xa6, 0xae, 0xb8);

    private final Part part;
    private final Cast now;
    private final String chosen;
    private final Consumer<Pick> taken;
    private Predicate<Offer> wanted = o -> true;
    private Registry things;
    private List<OwnFile> more = List.of();
    private boolean repairs = true;
    private Shell shell;
    private Text search;
    private Tree tree;
    private OfferPictures pictures;
    private List<Offer> offers;
    private long opened;

    /**
     * @param now who takes part, which decides what fits
     * @param chosen the word that is in use
     * @param taken called on the user interface's thread with what was picked
     */
    public Chooser(Part part, Cast now, String chosen, Consumer<Pick> taken) {
        this.part = part;
        this.now = now;
        this.chosen = chosen;
        this.taken = taken;
    }

    /** Finds words where a scene finds them, so that its relative paths mean the same here. */
    public Chooser in(Registry files) {
        things = files;
        return this;
    }

    /** The rest of the cast stays: what does not fit is named with the reason alone. */
    public Chooser asItIs() {
        repairs = false;
        return this;
    }

    /** Offers less. */
    public Chooser only(Predicate<Offer> these) {
        wanted = these;
        return this;
    }

    /** Offers what nobody else knows of, too. */
    public Chooser with(List<OwnFile> others) {
        more = List.copyOf(others);
        return this;
    }

    /** Opens below a control. */
    public void open(Control below) {
        Point size = below.getSize();
        open(below.getShell(), below.getParent().getDisplay().map(below, null, new Rectangle(0, 0, size.x, size.y)));
    }

    /** Opens below a part of the display. */
    public void open(Shell parent, Rectangle below) {
        shell = new Shell(parent, SWT.TOOL | SWT.ON_TOP | SWT.RESIZE);
        shell.setText("Choose a " + part.word());
        GridLayoutFactory.fillDefaults().margins(6, 6).spacing(0, 6).applyTo(shell);
        search = new Text(shell, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage("Search");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(search);
        tree = new Tree(shell, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tree);
        TreeColumn names = new TreeColumn(tree, SWT.LEFT);
        TreeColumn about = new TreeColumn(tree, SWT.LEFT);
        names.setWidth(NAME_WIDTH);
        about.setWidth(WIDTH - NAME_WIDTH - 40);
        tree.addListener(SWT.Resize, e -> about.setWidth(Math.max(80, tree.getClientArea().width - names.getWidth())));
        pictures = new OfferPictures(tree);
        shell.addDisposeListener(e -> pictures.dispose());
        search.addModifyListener(e -> fill());
        search.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(e -> takeFirst()));
        search.addKeyListener(KeyListener.keyPressedAdapter(e -> {
            if (e.keyCode == SWT.ARROW_DOWN && tree.getItemCount() > 0) {
                tree.setFocus();
                selectFirst();
            }
        }));
        tree.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(e -> take((TreeItem) e.item)));
        tree.addListener(SWT.MouseUp, this::clicked);
        tree.addListener(SWT.MouseMove, e -> {
            TreeItem item = tree.getItem(new Point(e.x, e.y));
            tree.setToolTipText(item == null || item.getText(1).isEmpty() ? null : item.getText(1));
        });
        shell.addListener(SWT.Traverse, e -> {
            if (e.detail == SWT.TRAVERSE_ESCAPE) {
                shell.close();
            }
        });
        shell.addListener(SWT.Deactivate, e -> left());
        PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, "org.gaitwright.workbench.chooser");
        place(below, WIDTH);
        say("Looking for what fits …");
        opened = System.nanoTime();
        shell.open();
        search.setFocus();
        Job look = look(below);
        look.schedule();
        // files that appear or go while it is open
        Runnable again = () -> look.schedule(FILES_MILLIS);
        KnownFiles.listen(again);
        shell.addDisposeListener(e -> KnownFiles.forget(again));
    }

    /** Whoever turns to something else wants to choose no more; a view that takes the focus late, as after a change of perspective, is nobody. */
    private void left() {
        if (System.nanoTime() - opened > SETTLED_NANOS) {
            shell.close();
        } else {
            shell.getDisplay().asyncExec(() -> {
                if (!shell.isDisposed()) {
                    shell.setActive();
                }
            });
        }
    }

    /** Room for the longest that is said of what is offered, as far as one line can be read. */
    private int neededWidth() {
        GC gc = new GC(tree);
        int longest =
                offers.stream().mapToInt(o -> gc.textExtent(said(o)).x).max().orElse(0);
        gc.dispose();
        return Math.max(WIDTH, Math.min(MAX_WIDTH, NAME_WIDTH + longest + 60));
    }

    private void place(Rectangle below, int wanted) {
        Rectangle screen = shell.getParent().getMonitor().getClientArea();
        int height = Math.min(HEIGHT, screen.height);
        int x = Math.max(screen.x, Math.min(below.x, screen.x + screen.width - wanted));
        int under = below.y + below.height;
        int y = under + height <= screen.y + screen.height ? under : Math.max(screen.y, below.y - height);
        shell.setBounds(x, y, Math.min(wanted, screen.width), height);
    }

    /** Finds what there is without holding up the window. */
    private Job look(Rectangle below) {
        Display display = shell.getDisplay();
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        Registry words = things != null && things.readsFiles() ? things : FileRegistry.of(registry, Path.of(""));
        Job job = Job.createSystem("Looking for what can be chosen", (ICoreRunnable) m -> {
            List<OwnFile> files = new ArrayList<>(more);
            files.addAll(OwnFiles.of(part, registry));
            Offers found = new Offers(words, files);
            List<Offer> all = found.of(part, now).stream().filter(wanted).toList();
            Map<Offer, Figure> figures = new HashMap<>();
            Map<Offer, Relief> reliefs = new HashMap<>();
            for (Offer o : all) {
                found.body(o).ifPresent(body -> figures.put(o, Figure.of(body)));
                found.ground(o).ifPresent(ground -> reliefs.put(o, new Relief(ground)));
            }
            display.asyncExec(() -> {
                if (!shell.isDisposed() && !all.equals(offers)) {
                    offers = all;
                    pictures.show(figures, reliefs);
                    fill();
                    place(below, neededWidth());
                }
            });
        });
        job.setPriority(Job.INTERACTIVE);
        return job;
    }

    private void say(String words) {
        tree.removeAll();
        new TreeItem(tree, SWT.NONE).setText(words);
    }

    private void fill() {
        if (offers == null) {
            return;
        }
        List<Offer> found =
                offers.stream().filter(o -> o.matches(search.getText())).toList();
        if (found.isEmpty()) {
            say(offers.isEmpty() ? "No " + part.word() + " is installed" : "Nothing is called that");
            return;
        }
        tree.setRedraw(false);
        tree.removeAll();
        Map<String, TreeItem> groups = new HashMap<>();
        for (Offer o : found) {
            String title = o.fits() ? o.origin().title() : "Does not fit";
            TreeItem group = groups.computeIfAbsent(title, this::group);
            add(group, o);
        }
        groups.values().forEach(g -> g.setExpanded(true));
        for (TreeItem g : groups.values()) {
            for (TreeItem i : g.getItems()) {
                i.setExpanded(true);
            }
        }
        tree.setRedraw(true);
        if (search.getText().isBlank()) {
            showChosen();
        }
    }

    private TreeItem group(String title) {
        TreeItem group = new TreeItem(tree, SWT.NONE);
        group.setText(title);
        group.setFont(Lettering.of(tree).bold());
        return group;
    }

    private void add(TreeItem group, Offer o) {
        TreeItem item = new TreeItem(group, SWT.NONE);
        item.setData(o);
        item.setText(new String[] {o.name(), said(o)});
        item.setForeground(1, faint());
        Image picture = pictures.of(o);
        item.setImage(picture);
        if (!o.fits()) {
            item.setForeground(faint());
        }
        for (Repair r : repairs ? o.repairs() : List.<Repair>of()) {
            TreeItem repair = new TreeItem(item, SWT.NONE);
            repair.setData(r);
            repair.setText("Use it " + r.words());
            repair.setImage(pictures.none());
        }
    }

    private static String said(Offer o) {
        return o.fits() ? o.about() : o.why();
    }

    private static Color faint() {
        return Themes.current() == Themes.DARK ? FAINT_ON_DARK : FAINT_ON_LIGHT;
    }

    private void showChosen() {
        int row = 0;
        for (TreeItem group : tree.getItems()) {
            row++;
            for (TreeItem i : group.getItems()) {
                row++;
                if (i.getData() instanceof Offer o && o.word().equals(chosen)) {
                    tree.setSelection(i);
                    if (row < NEAR) {
                        tree.setTopItem(tree.getItem(0));
                    }
                    return;
                }
            }
        }
    }

    private void selectFirst() {
        if (tree.getSelectionCount() == 0 && tree.getItem(0).getItemCount() > 0) {
            tree.setSelection(tree.getItem(0).getItem(0));
        }
    }

    /** What is called just that, or else what was found first. */
    private void takeFirst() {
        List<TreeItem> found = Arrays.stream(tree.getItems())
                .flatMap(g -> Arrays.stream(g.getItems()))
                .toList();
        String words = search.getText().strip();
        found.stream()
                .filter(i -> i.getText().equalsIgnoreCase(words))
                .findFirst()
                .or(() -> found.stream().findFirst())
                .ifPresent(this::take);
    }

    private void clicked(Event e) {
        TreeItem item = e.button == 1 ? tree.getItem(new Point(e.x, e.y)) : null;
        if (item != null && !(item.getData() instanceof Offer o && !o.fits())) {
            take(item);
        }
    }

    /** What does not fit is taken with its first repair. */
    private void take(TreeItem item) {
        Pick pick = item.getData() instanceof Offer o
                ? o.fits()
                        ? o.pick()
                        : repairs && !o.repairs().isEmpty() ? o.repairs().get(0).pick() : null
                : item.getData() instanceof Repair r ? r.pick() : null;
        if (pick != null) {
            shell.close();
            taken.accept(pick);
        }
    }
}
