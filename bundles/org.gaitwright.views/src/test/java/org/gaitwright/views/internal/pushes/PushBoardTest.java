// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.gaitwright.core.scene.Push;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunSession;
import org.gaitwright.session.run.RunState;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PushBoardTest {
    private static final PushBody BALL = new PushBody("", "ball", "ball");
    private static final Push LEFT = PushTemplate.LEFT.at(1, BALL);
    private static final Push RIGHT = PushTemplate.RIGHT.at(2, BALL);

    private final RunSession session = new RunSession(new FakeStudio());
    private final PushBoard board = new PushBoard(new Immediate(session));

    /** Does what is submitted at once. */
    private record Immediate(RunSession session) implements RunControl {
        @Override
        public RunState state() {
            return session.state();
        }

        @Override
        public Snapshot snapshot() {
            return session.snapshot();
        }

        @Override
        public void submit(Act act) {
            session.act(act);
        }

        @Override
        public <T> CompletableFuture<T> ask(Function<RunSession, T> question) {
            return CompletableFuture.completedFuture(question.apply(session));
        }

        @Override
        public Subscription listen(Runnable listener) {
            return () -> {};
        }
    }

    @BeforeEach
    void aRun() {
        session.act(new Act.Choose("Cast", new Cast("passive", "humanoid", "flat")));
    }

    private List<Push> planned() {
        return session.state().pushes();
    }

    @Test
    void whatIsSwitchedOffIsKeptButNotPlanned() {
        board.add(LEFT);
        board.add(RIGHT);
        board.turn(0, false);
        assertEquals(List.of(RIGHT), planned());
        assertEquals(List.of(RIGHT, LEFT), board.all());
        assertTrue(board.on(0));
        assertFalse(board.on(1));
        board.turn(1, true);
        assertEquals(List.of(RIGHT, LEFT), planned());
        assertEquals(2, board.all().size());
    }

    @Test
    void whatIsOffCanBeChangedAndDeleted() {
        board.add(LEFT);
        board.turn(0, false);
        Push later = PushDraft.changed(LEFT, d -> d.start = 5);
        board.replace(0, later);
        assertEquals(List.of(later), board.all());
        assertEquals(List.of(), planned());
        board.remove(0);
        assertEquals(List.of(), board.all());
    }

    @Test
    void aChangeIsOneStepBack() {
        board.add(LEFT);
        board.replace(0, RIGHT);
        assertEquals(List.of(RIGHT), planned());
        session.act(Act.Go.UNDO);
        assertEquals(List.of(LEFT), planned());
        session.act(Act.Go.UNDO);
        assertEquals(List.of(), planned());
    }

    @Test
    void undoOfSwitchingOffShowsThePushOnce() {
        board.add(LEFT);
        board.turn(0, false);
        session.act(Act.Go.UNDO);
        assertEquals(List.of(LEFT), board.all());
        assertTrue(board.on(0));
    }
}
