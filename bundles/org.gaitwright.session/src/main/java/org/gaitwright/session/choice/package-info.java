// SPDX-License-Identifier: Apache-2.0
/**
 * What can be chosen for a cast: controllers, characters, styles and terrains, those of the user's projects before those that are installed, and what
 * does not fit apart, with the reason and with changes of the cast that make it fit.
 *
 * <p><b>Lifecycle:</b> {@link org.gaitwright.session.choice.Offers} looks at a registry and at files when it is asked, and keeps nothing; an
 * {@link org.gaitwright.session.choice.Offer} is immutable.
 *
 * <p><b>Threads:</b> any. Models are read to find out what fits, so it is work for a thread that nobody waits for.
 *
 * <pre>{@code
 * Offers offers = new Offers(registry, files);
 * for (Offer o : offers.of(Part.CHARACTER, cast, preset)) {
 *     System.out.println(o.name() + (o.fits() ? "" : ": " + o.why() + " " + o.repairs()));
 * }
 * }</pre>
 */
package org.gaitwright.session.choice;
