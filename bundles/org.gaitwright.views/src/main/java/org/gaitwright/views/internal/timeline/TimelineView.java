// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.timeline;

import java.util.List;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.session.run.Timeline.Event;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.views.internal.live.DropDown;
import org.gaitwright.views.internal.live.KeysInView;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.views.internal.live.Throttle;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.strip.Bookmark;
import org.gaitwright.workbench.widgets.strip.TimeStrip;

/** What was recorded, in all branches: scrub, play in both directions, mark, and go on from any moment. */
public final class TimelineView extends LiveView {
    private static final int TELL_MILLIS = 33;

    private TimeHeader header;
    private Banner past;
    private Banner waiting;
    private TimeStrip strip;
    private TimelineMenu menu;
    private ViewAction loop;
    private Throttle throttle;
    private Timeline shown = Timeline.EMPTY;
    private List<Event> events = List.of();

    public TimelineView() {
        super(
                "timeline",
                "Timeline",
                "Every run is recorded. Scrub back, play it in either direction, bookmark moments, and continue"
                        + " from any of them with a change.");
    }

    @Override
    protected Control createPage(Composite container) {
        KeysInView.allow(getSite(), container, KeysInView.WATCHING);
        Composite page = new Composite(container, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 2).spacing(0, 2).applyTo(page);
        header = new TimeHeader(page);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(header);
        past = new Banner(page)
                .action("Continue from here", this::continueFromHere)
                .action("Back to the end", () -> runs().submit(Act.Go.LIVE));
        waiting = new Banner(page)
                .action("Continue from here", this::continueFromHere)
                .action("Do it at the end", () -> runs().submit(Act.Go.LIVE))
                .action("Discard", () -> runs().submit(Act.Go.DISCARD));
        strip = new TimeStrip(page);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(strip);
        throttle = new Throttle(page, TELL_MILLIS);
        strip.onScrub(now -> throttle.offer(() -> runs().submit(new Act.Scrub(now))));
        strip.onSelect(b -> runs().submit(new Act.Select(Integer.parseInt(b.id()))));
        strip.onGhost(b -> runs().submit(new Act.Ghost(Integer.parseInt(b.id()), b.ghost())));
        strip.onRename(this::rename);
        strip.onLoop(r -> menu.loop(r.from(), r.to()));
        strip.addListener(SWT.KeyDown, e -> menu.loopKey(e.character));
        menu = new TimelineMenu(runs(), page.getShell());
        MenuManager context = new MenuManager();
        menu.fill(context);
        strip.setMenu(context.createContextMenu(strip));
        IActionBars bars = getViewSite().getActionBars();
        menu.fill(bars.getMenuManager());
        bars.getToolBarManager().add(new DropDown("Playback speed", "playback-speed", menu::fillSpeeds));
        loop = ViewAction.check("Loop", false, menu::loop).icon("loop");
        bars.getToolBarManager().add(loop);
        bars.updateActionBars();
        focusOn(strip);
        return page;
    }

    private void rename(Bookmark flag) {
        runs().state().timeline().onTheWay().stream()
                .filter(b -> b.seconds() == flag.time() && b.name().equals(flag.name()))
                .findFirst()
                .ifPresent(menu::rename);
    }

    @Override
    protected String refresh() {
        Timeline now = runs().state().timeline();
        if (now.branches().isEmpty()) {
            return runs().state().status().message();
        }
        header.show(runs().state().status(), now);
        if (now != shown) {
            show(now);
        }
        return null;
    }

    private void show(Timeline now) {
        boolean waits = !now.waiting().isEmpty();
        int n = now.waiting().size();
        waiting.tell(
                !waits ? "" : n + (n == 1 ? " change waits: " : " changes wait: ") + String.join(", ", now.waiting()));
        past.tell(now.live() || waits ? "" : "This is the past.");
        strip.show(StripContent.branches(now), Integer.toString(now.active()));
        if (!now.bookmarks().equals(shown.bookmarks()) || now.active() != shown.active()) {
            strip.bookmarks(StripContent.bookmarks(now));
        }
        List<Event> active = now.activeBranch().map(Timeline.Branch::events).orElse(List.of());
        if (!active.equals(events)) {
            events = active;
            strip.events(StripContent.lanes(active));
        }
        Recording recording = runs().state().recording();
        if (recording != null) {
            strip.step(recording.frameSeconds());
        }
        strip.loop(now.loop().map(l -> new Range(l.from(), l.to())).orElse(null));
        loop.setChecked(now.loop().isPresent());
        loop.setToolTipText(
                now.loop().isPresent()
                        ? "Stop looping"
                        : "Play the last two seconds before the cursor again and again; Ctrl+drag in the timeline, or [ and ], choose"
                                + " another stretch");
        strip.showCursor(now.cursorSeconds());
        shown = now;
    }
}
