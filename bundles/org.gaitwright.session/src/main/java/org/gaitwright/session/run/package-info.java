// SPDX-License-Identifier: Apache-2.0
/**
 * A run as people work with it, without a window: a scene is played and recorded, changed while it goes on, rewound, continued on another
 * branch, undone, and saved as a scene that plays again to the same bits. The studio, tests and scripts use the same
 * {@link org.gaitwright.session.run.RunSession}.
 *
 * <p><b>What goes in</b> is an {@link org.gaitwright.session.run.Act}: everything that a user can do. It is checked against the state that it
 * meets; those that change what is simulated leave their inverse behind. Edits of a run are those of
 * {@link org.gaitwright.core.run.RunEdit}, which become events of its scene by the same code that plays events of a scene file.
 *
 * <p><b>What comes out</b> is a {@link org.gaitwright.session.run.RunState}, an immutable record of what is planned
 * ({@link org.gaitwright.session.run.RunPlan}), how the run is doing, its timeline and what can be undone; and the
 * {@link org.gaitwright.session.run.Snapshot} of bodies and forces under the cursor.
 *
 * <p><b>Threads:</b> a session belongs to one thread, which calls {@code act} and, while the session moves, {@code advance}. States and
 * snapshots may be kept and read by any thread.
 *
 * <pre>{@code
 * try (RunSession session = new RunSession(registry)) {
 *     session.act(new Act.Open(scene, "walk", registry));
 *     session.act(new Act.RunTo(2));
 *     session.untilStill();
 *     session.act(Act.tune("Faster", "", 0, Map.of("gait.speed", 1.2)));
 *     session.act(new Act.Scrub(1));
 *     session.act(Act.Go.FORK);
 *     Scene saved = session.state().session().orElseThrow();
 * }
 * }</pre>
 */
package org.gaitwright.session.run;
