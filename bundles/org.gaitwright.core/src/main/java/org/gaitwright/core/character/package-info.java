// SPDX-License-Identifier: Apache-2.0
/**
 * Characters: trees of rigid links with joints, limits, shapes, named end effectors and a left/right pairing.
 *
 * <p><b>Lifecycle:</b> an importer reads a {@link CharacterModel} from a file (MJCF natively), or code builds one; an
 * engine compiles it into its own form when a simulation is created. A {@link CharacterProvider} service puts it into
 * every list. {@link Proportions} make a character from another one.
 *
 * <p><b>Threads:</b> models are immutable and shared by every thread.
 *
 * <pre>{@code
 * Link ball = new Link("ball", -1, Pose.at(0, 0, 1), Inertia.diagonal(1, Vec3.ZERO, 0.004, 0.004, 0.004),
 *         List.of(new Shape("ball", new Geometry.Sphere(0.1), Pose.IDENTITY, 1, true)), Role.OTHER, Side.CENTRE);
 * Joint root = new Joint("root", 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0);
 * CharacterModel model = new CharacterModel("ball", List.of(ball), List.of(root), List.of(), Set.of(), Map.of());
 * }</pre>
 */
package org.gaitwright.core.character;
