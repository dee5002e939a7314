// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.workbench.UIEvents;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.workbench.run.RunControl;

/** What can be done to time: whichever plugin.xml names after the colon. */
public final class RunHandler extends AbstractHandler implements IExecutableExtension {
    private final RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
    private RunControl.Subscription subscription = () -> {};
    private Verb verb = Verb.PLAY;

    private enum Verb {
        PLAY,
        BACKWARD,
        PAUSE,
        TOGGLE,
        STEP,
        BACK,
        RESET,
        LIVE,
        CONTINUE,
        BOOKMARK,
        PREVIOUS
    }

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        verb = Verb.valueOf(((String) data).toUpperCase(java.util.Locale.ROOT));
        if (runs == null) {
            setBaseEnabled(false);
            return;
        }
        subscription = runs.listen(() -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::follow));
        setBaseEnabled(possible(runs.state().status()));
    }

    /** Menus ask each time they open; tool items look again only when told to. */
    private void follow() {
        boolean before = isEnabled();
        setBaseEnabled(possible(runs.state().status()));
        if (isEnabled() != before && PlatformUI.isWorkbenchRunning()) {
            PlatformUI.getWorkbench()
                    .getService(IEventBroker.class)
                    .send(UIEvents.REQUEST_ENABLEMENT_UPDATE_TOPIC, UIEvents.ALL_ELEMENT_ID);
        }
    }

    private boolean possible(RunStatus status) {
        return switch (verb) {
            case PLAY -> status.phase() == Phase.PAUSED;
            case PAUSE -> status.moving();
            case TOGGLE, STEP -> status.alive();
            case BACKWARD, BACK -> status.phase() != Phase.EMPTY
                    && runs.state().timeline().cursorSeconds() > 0;
            case RESET -> status.cast().complete();
            case LIVE, CONTINUE -> !runs.state().timeline().live();
            case PREVIOUS -> true;
            case BOOKMARK -> !runs.state().timeline().branches().isEmpty();
        };
    }

    @Override
    public Object execute(ExecutionEvent event) {
        switch (verb) {
            case PLAY -> runs.submit(Act.Go.PLAY);
            case BACKWARD -> runs.submit(Act.Go.PLAY_BACKWARD);
            case PAUSE -> runs.submit(Act.Go.PAUSE);
            case STEP -> runs.submit(Act.Go.STEP);
            case BACK -> runs.submit(Act.Go.STEP_BACK);
            case LIVE -> runs.submit(Act.Go.LIVE);
            case CONTINUE -> {
                runs.submit(Act.Go.FORK);
                runs.submit(Act.Go.PLAY);
            }
            case BOOKMARK -> runs.submit(new Act.Bookmark(String.format(
                    java.util.Locale.ROOT, "%.2f s", runs.state().timeline().cursorSeconds())));
            case RESET -> runs.submit(Act.Go.RESET);
            case PREVIOUS -> runs.submit(Act.Go.PREVIOUS_RUN);
            case TOGGLE -> toggle();
        }
        return null;
    }

    private void toggle() {
        if (runs.state().status().moving()) {
            runs.submit(Act.Go.PAUSE);
        } else {
            runs.submit(Act.Go.PLAY);
        }
    }

    @Override
    public void dispose() {
        subscription.close();
        super.dispose();
    }
}
