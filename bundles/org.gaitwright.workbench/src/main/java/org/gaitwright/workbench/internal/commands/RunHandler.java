// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.workbench.UIEvents;
import org.eclipse.ui.PlatformUI;
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
        setBaseEnabled(possible(runs.status()));
    }

    /** Menus ask each time they open; tool items look again only when told to. */
    private void follow() {
        boolean before = isEnabled();
        setBaseEnabled(possible(runs.status()));
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
                    && runs.timeline().cursorSeconds() > 0;
            case RESET -> status.cast().complete();
            case LIVE, CONTINUE -> !runs.timeline().live();
            case PREVIOUS -> true;
            case BOOKMARK -> !runs.timeline().branches().isEmpty();
        };
    }

    @Override
    public Object execute(ExecutionEvent event) {
        switch (verb) {
            case PLAY -> runs.play();
            case BACKWARD -> runs.playBackward();
            case PAUSE -> runs.pause();
            case STEP -> runs.step();
            case BACK -> runs.stepBack();
            case LIVE -> runs.backToLive();
            case CONTINUE -> {
                runs.continueHere();
                runs.play();
            }
            case BOOKMARK -> runs.bookmark(String.format(
                    java.util.Locale.ROOT, "%.2f s", runs.timeline().cursorSeconds()));
            case RESET -> runs.reset();
            case PREVIOUS -> runs.previousRun();
            case TOGGLE -> toggle();
        }
        return null;
    }

    private void toggle() {
        if (runs.status().moving()) {
            runs.pause();
        } else {
            runs.play();
        }
    }

    @Override
    public void dispose() {
        subscription.close();
        super.dispose();
    }
}
