// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.List;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.gaitwright.core.scene.Push;
import org.gaitwright.workbench.run.LiveEdits;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.Test;

class PushBoardTest {
    private static final PushBody TORSO = new PushBody("", "torso", "torso");
    private static final Push LEFT = PushTemplate.LEFT.at(1, TORSO);
    private static final Push RIGHT = PushTemplate.RIGHT.at(2, TORSO);

    private List<Push> planned = List.of();

    @SuppressWarnings("unchecked")
    private final RunControl runs = (RunControl) Proxy.newProxyInstance(
            PushBoardTest.class.getClassLoader(), new Class<?>[] {RunControl.class}, (proxy, method, arguments) -> {
                if (method.getName().equals("plan")) {
                    planned = (List<Push>) arguments[0];
                }
                return method.getName().equals("pushes") ? planned : null;
            });

    private final PushBoard board = new PushBoard(runs, new LiveEdits(runs));

    @Test
    void whatIsSwitchedOffIsKeptButNotPlanned() {
        board.add(LEFT);
        board.add(RIGHT);
        board.turn(0, false);
        assertEquals(List.of(RIGHT), planned);
        assertEquals(List.of(RIGHT, LEFT), board.all());
        assertTrue(board.on(0));
        assertFalse(board.on(1));
        board.turn(1, true);
        assertEquals(List.of(RIGHT, LEFT), planned);
        assertEquals(2, board.all().size());
    }

    @Test
    void whatIsOffCanBeChangedAndDeleted() {
        board.add(LEFT);
        board.turn(0, false);
        Push later = new PushDraft(LEFT).from(5).push();
        board.replace(0, later);
        assertEquals(List.of(later), board.all());
        assertEquals(List.of(), planned);
        board.remove(0);
        assertEquals(List.of(), board.all());
    }

    @Test
    void aChangeIsOneStepBack() throws ExecutionException {
        board.add(LEFT);
        board.replace(0, RIGHT);
        assertEquals(List.of(RIGHT), planned);
        OperationHistoryFactory.getOperationHistory().undo(LiveEdits.CONTEXT, null, null);
        assertEquals(List.of(LEFT), planned);
        OperationHistoryFactory.getOperationHistory().undo(LiveEdits.CONTEXT, null, null);
        assertEquals(List.of(), planned);
    }

    @Test
    void undoOfSwitchingOffShowsThePushOnce() throws ExecutionException {
        board.add(LEFT);
        board.turn(0, false);
        OperationHistoryFactory.getOperationHistory().undo(LiveEdits.CONTEXT, null, null);
        assertEquals(List.of(LEFT), board.all());
        assertTrue(board.on(0));
    }
}
