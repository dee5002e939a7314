// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.PresetFile;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.views.internal.live.Throttle;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.choice.Chooser;

/** The parameters of the controller in focus, and of the ground below it. */
public final class ParametersView extends LiveView {
    private static final int TELL_MILLIS = 33;
    private static final String CLOSED = "closed";
    private static final List<String> CLOSED_AT_FIRST = List.of("CONTROLLER/Balance", "CONTROLLER/Gains");

    private final Line.Choice choice = new Line.Choice();
    private Tuning tuning;
    private ParameterFiles files;
    private PresetChooser presets;
    private Text search;
    private Button narrow;
    private Banner unset;
    private Banner past;
    private Banner compared;
    private Banner refused;
    private Banner none;
    private Banner ticks;
    private Action ticking;
    private RowList list;
    /** As rows show them. */
    private Map<String, GoalKey> replaced = Map.of();

    private Map<GoalKey, Double> goals = Map.of();
    private ParameterSet controllers = ParameterSet.EMPTY;
    private ParameterSet grounds = ParameterSet.EMPTY;

    public ParametersView() {
        super(
                "parameters",
                "Parameters",
                "Parameters of the controller and the ground: sliders that act on the character while it walks.");
    }

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        String closed = memento == null ? null : memento.getString(CLOSED);
        choice.closedGroups.addAll(closed == null ? CLOSED_AT_FIRST : List.of(closed.split("\n")));
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putString(CLOSED, String.join("\n", choice.closedGroups));
    }

    @Override
    protected Control createPage(Composite container) {
        Composite page = new Composite(container, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(3)
                .margins(8, 4)
                .spacing(6, 4)
                .applyTo(page);
        presets = new PresetChooser(page, runs());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(presets.control());
        createSearch(page);
        unset = new Banner(page).across(3).action("Try again", () -> runs().submit(Act.Go.RESET));
        past = new Banner(page).across(3).action("Continue from here", this::continueFromHere);
        compared = new Banner(page).across(3).action("Take all", this::takeAll).action("Done", () -> compareWith(null));
        refused = new Banner(page).across(3).action("Close", () -> refused.warn(""));
        none = new Banner(page).across(3).action("Show all", this::showAll);
        ticks = new Banner(page)
                .across(3)
                .action("Optimise these", this::optimize)
                .action("Cancel", () -> tick(false));
        tuning = new Tuning(runs(), new Throttle(page, TELL_MILLIS), refused::warn);
        files = new ParameterFiles(page.getShell(), refused::warn);
        list = new RowList(page, new LineMaker(new LineMaker.Context(runs(), tuning, choice, this::relist)));
        GridDataFactory.fillDefaults().grab(true, true).span(3, 1).applyTo(list.control());
        createActions();
        return page;
    }

    private void createSearch(Composite page) {
        search = new Text(page, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage("Find a parameter");
        focusOn(search);
        search.setToolTipText("Search in names, groups, units and help");
        search.addModifyListener(e -> {
            choice.words = search.getText();
            relist();
        });
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .hint(60, SWT.DEFAULT)
                .applyTo(search);
        narrow = new Button(page, SWT.CHECK);
        narrow.setText("Changed");
        narrow.setToolTipText("Show only parameters that differ from the style, or from the compared file");
        narrow.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> narrow()));
    }

    private void createActions() {
        Action save = ViewAction.of("Save as a style…", "save", this::save);
        Action load = ViewAction.of("Load a style or parameter file…", "open", this::load);
        Action reset = ViewAction.of("Reset all parameters of the controller", "restore", this::resetAll);
        ticking = ViewAction.check("Optimise…: tick the parameters to search", false, this::tick)
                .icon("tick-parameters");
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(save);
        bar.add(reset);
        IMenuManager menu = getViewSite().getActionBars().getMenuManager();
        menu.add(ticking);
        menu.add(save);
        menu.add(load);
        menu.add(ViewAction.of("Compare with…", "compare", this::compare));
        menu.add(ViewAction.of(
                "Compare with a parameter file…",
                () -> files.open("Compare with", controller(), this::compareWithFile)));
        menu.add(reset);
    }

    private void compare() {
        new Chooser(
                        Part.STYLE,
                        runs().state().status().cast(),
                        "",
                        pick -> compareWithStyle(pick.preset().orElseThrow()))
                .in(runs().state().plan().things())
                .only(o -> o.fits() && !o.word().isEmpty())
                .open(presets.control());
    }

    private String controller() {
        return runs().state().status().cast().controller();
    }

    @Override
    protected String refresh() {
        boolean news = tuning.look();
        ParameterSet controller = tuning.set(Tunable.CONTROLLER);
        ParameterSet ground = tuning.set(Tunable.TERRAIN);
        RunStatus now = runs().state().status();
        boolean failed = now.phase() == Phase.FAILED && controller.size() == 0;
        if (controller.size() + ground.size() == 0) {
            String id = controller();
            return failed
                    ? "The run could not be set up: " + now.message()
                            + "\n\nFix that and press Reset in the toolbar, or choose another controller, character or"
                            + " terrain there."
                    : id.isEmpty()
                            ? "Nothing is loaded yet."
                            : "'" + id + "' has no parameters. Choose another controller in the toolbar.";
        }
        unset.warn(failed ? "The run could not be set up: " + now.message() : "");
        presets.show();
        if (!controller.list().equals(controllers.list()) || !ground.list().equals(grounds.list())) {
            controllers = controller;
            grounds = ground;
            tuning.compareWith(null);
            choice.ticked.clear();
            list.clear();
            relist();
        } else if (news || !runs().state().replaced().equals(replaced) || steers()) {
            if (choice.only != null) {
                relist();
            }
            list.seen().forEach(Row::show);
        }
        replaced = runs().state().replaced();
        goals = runs().state().goals();
        boolean waits = !runs().state().timeline().live();
        past.tell(waits ? "In the past, changes wait." : "");
        tellOthers();
        return null;
    }

    /** Whether what is asked for has changed where it takes the place of parameters. */
    private boolean steers() {
        return !replaced.isEmpty() && !goals.equals(runs().state().goals());
    }

    /** Makes the list again: other groups are open, or something else is looked for. */
    private void relist() {
        List<Entry.Group> groups = new ArrayList<>(Entry.groups(Tunable.CONTROLLER, controllers));
        groups.addAll(Entry.groups(Tunable.TERRAIN, grounds));
        List<Line> lines = Line.of(groups, choice);
        if (!lines.equals(list.lines())) {
            list.show(lines);
        }
        list.seen().forEach(Row::show);
        tellTicks();
        none.tell(!lines.isEmpty() ? "" : choice.only != null ? "There are no differences." : "No parameter matches.");
    }

    private void narrow() {
        choice.only = !narrow.getSelection()
                ? null
                : tuning.other() == null ? tuning::changed : (owner, p) -> tuning.differs(owner, p);
        relist();
    }

    private void showAll() {
        narrow.setSelection(false);
        search.setText("");
        narrow();
    }

    private void resetAll() {
        tuning.reset(Tunable.CONTROLLER, "all parameters", controllers.list());
    }

    // optimising

    /** Shows boxes to tick beside parameters, to be optimised, or takes them away. */
    public void tick(boolean on) {
        if (choice.ticking != on) {
            choice.ticking = on;
            ticking.setChecked(on);
            choice.ticked.clear();
            // rows have boxes, or none
            list.clear();
            relist();
        }
    }

    private void tellTicks() {
        int count = choice.ticked.size();
        ticks.tell(
                !choice.ticking
                        ? ""
                        : count == 0
                                ? "Tick the parameters that an optimisation may change."
                                : count + (count == 1 ? " parameter is ticked." : " parameters are ticked."));
    }

    private void optimize() {
        if (choice.ticked.isEmpty()) {
            refused.warn("Nothing is ticked yet: tick at least one parameter.");
            return;
        }
        refused.warn("");
        if (new TickedStart(getSite().getWorkbenchWindow(), runs(), refused::warn).start(Set.copyOf(choice.ticked))) {
            tick(false);
        }
    }

    // files and comparison

    private void save() {
        refreshNow();
        String preset = runs().state()
                .scene()
                .map(s -> s.roles().get(runs().state().actor()).preset())
                .orElse("");
        String words = preset.isEmpty() ? "Made in the studio" : "Made in the studio from " + preset;
        String text = StyleText.of(controller(), words, tuning.values(Tunable.CONTROLLER));
        files.save(text, preset.isEmpty() ? "my-style" : "my-" + preset);
    }

    private void load() {
        files.open("Load parameters", controller(), file -> {
            ParameterValues wanted = over(file);
            if (wanted != null) {
                tuning.change(Tunable.CONTROLLER, "Load parameters", controllers.list(), p -> wanted.get(p.name()));
            }
        });
    }

    /** The values of a file; null if they do not fit the controller. */
    private ParameterValues over(PresetFile file) {
        try {
            return controllers.initialValues().with(file.values());
        } catch (InvalidInput e) {
            refused.warn(e.getMessage());
            return null;
        }
    }

    private void compareWithFile(PresetFile file) {
        ParameterValues values = over(file);
        if (values != null) {
            compareWith(new Tuning.Other(file.description().isEmpty() ? "the file" : file.description(), values));
        }
    }

    /** A style is read when it is first asked for: not here. */
    private void compareWithStyle(String word) {
        Registry now = runs().state().plan().things();
        Registry things = now.readsFiles() ? now : FileRegistry.of(now, Path.of(""));
        String id = controller() + "/" + word;
        ParameterSet set = controllers;
        Job.createSystem("Reading " + word, (ICoreRunnable) monitor -> {
                    ParameterValues values = things.guard(things.get(PresetProvider.class, id), p -> set.initialValues()
                            .with(p.values()));
                    search.getDisplay().asyncExec(() -> compareWith(new Tuning.Other(Cast.shortly(word), values)));
                })
                .schedule();
    }

    private void compareWith(Tuning.Other other) {
        if (search.isDisposed() || other != null && other.values().set().size() != controllers.size()) {
            return;
        }
        tuning.compareWith(other);
        // rows have others beside them, or none
        list.clear();
        narrow.setText(other == null ? "Changed" : "Differing");
        narrow.requestLayout();
        narrow();
        tellOthers();
    }

    private void tellOthers() {
        Tuning.Other other = tuning.other();
        if (other == null) {
            compared.tell("");
            return;
        }
        long differing = controllers.list().stream()
                .filter(p -> tuning.differs(Tunable.CONTROLLER, p))
                .count();
        compared.tell(
                "Compared with " + other.name() + ": " + (differing == 0 ? "all the same" : differing + " differ"));
    }

    private void takeAll() {
        if (tuning.other() != null) {
            List<Parameter> all = controllers.list();
            tuning.change(Tunable.CONTROLLER, "Take " + tuning.other().name(), all, tuning::others);
        }
    }
}
