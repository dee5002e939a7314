// SPDX-License-Identifier: Apache-2.0
/**
 * What plug-ins contribute, and how the studio stays up when one of them fails.
 *
 * <p><b>Lifecycle:</b> a plug-in is an OSGi bundle that publishes one service per contribution, by Declarative
 * Services, under one of the contracts of {@link Kind}. The {@link Registry} follows these services as they come and go
 * while the studio runs. It asks a newcomer for its id and name once; one that throws, has no valid id, or takes an id
 * that is in use is <em>set aside</em>: it stays in {@link Registry#entries} with the reason, and is offered nowhere. A
 * plug-in that throws later, inside {@link Registry#guard}, is set aside in the same way. Installing it again gives it a
 * fresh start.
 *
 * <p><b>Threads:</b> the registry may be used from any thread. Listeners run on the thread that made the change and must
 * return soon; a user interface posts to its own thread.
 *
 * <p>Characters, styles, presets and recipes need no Java: a bundle with the header {@code Gaitwright-Resources: folder}
 * contributes the files in that folder.
 *
 * <pre>{@code
 * @Component
 * public final class Hop implements ControllerFactory {
 *     public String id() { return "hop"; }
 *     public String name() { return "Hop"; }
 *     ...
 * }
 * }</pre>
 */
package org.gaitwright.core.registry;
