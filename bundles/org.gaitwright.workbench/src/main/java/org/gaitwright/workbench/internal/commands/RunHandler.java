// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.workbench.UIEvents;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunState;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.workbench.run.RunControl;

/** What can be done to time: whichever plugin.xml names after the colon. */
public final class RunHandler extends AbstractHandler implements IExecutableExtension {
    private final RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
    private RunControl.Subscription subscription = () -> {};
    private Verb verb = Verb.PLAY;

    private enum Verb {
        PLAY(s -> s.status().phase() == Phase.PAUSED, Act.Go.PLAY),
        BACKWARD(Verb::hasPast, Act.Go.PLAY_BACKWARD),
        PAUSE(s -> s.status().moving(), Act.Go.PAUSE),
        TOGGLE(s -> s.status().alive(), s -> List.of(s.status().moving() ? Act.Go.PAUSE : Act.Go.PLAY)),
        STEP(s -> s.status().alive(), Act.Go.STEP),
        BACK(Verb::hasPast, Act.Go.STEP_BACK),
        RESET(s -> s.status().cast().complete(), Act.Go.RESET),
        LIVE(s -> !s.timeline().live(), Act.Go.LIVE),
        CONTINUE(s -> !s.timeline().live(), Act.Go.FORK, Act.Go.PLAY),
        BOOKMARK(s -> !s.timeline().branches().isEmpty(), s -> List.of(bookmark(s))),
        PREVIOUS(s -> true, Act.Go.PREVIOUS_RUN);

        private final Predicate<RunState> possible;
        private final Function<RunState, List<Act>> acts;

        Verb(Predicate<RunState> possible, Act... acts) {
            this(possible, s -> List.of(acts));
        }

        Verb(Predicate<RunState> possible, Function<RunState, List<Act>> acts) {
            this.possible = possible;
            this.acts = acts;
        }

        private static boolean hasPast(RunState state) {
            return state.status().phase() != Phase.EMPTY && state.timeline().cursorSeconds() > 0;
        }

        private static Act bookmark(RunState state) {
            return new Act.Bookmark(
                    String.format(Locale.ROOT, "%.2f s", state.timeline().cursorSeconds()));
        }
    }

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        verb = Verb.valueOf(((String) data).toUpperCase(Locale.ROOT));
        if (runs == null) {
            setBaseEnabled(false);
            return;
        }
        subscription = runs.listen(() -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::follow));
        setBaseEnabled(verb.possible.test(runs.state()));
    }

    /** Menus ask each time they open; tool items look again only when told to. */
    private void follow() {
        boolean before = isEnabled();
        setBaseEnabled(verb.possible.test(runs.state()));
        if (isEnabled() != before && PlatformUI.isWorkbenchRunning()) {
            PlatformUI.getWorkbench()
                    .getService(IEventBroker.class)
                    .send(UIEvents.REQUEST_ENABLEMENT_UPDATE_TOPIC, UIEvents.ALL_ELEMENT_ID);
        }
    }

    @Override
    public Object execute(ExecutionEvent event) {
        verb.acts.apply(runs.state()).forEach(runs::submit);
        return null;
    }

    @Override
    public void dispose() {
        subscription.close();
        super.dispose();
    }
}
