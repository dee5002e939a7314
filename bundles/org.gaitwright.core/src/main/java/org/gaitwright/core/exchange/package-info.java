// SPDX-License-Identifier: Apache-2.0
/**
 * Characters in, motions out.
 *
 * <p><b>Lifecycle:</b> {@link Importer} and {@link Exporter} services are stateless and are chosen by file ending. What an
 * importer does not understand it lists with file and line; nothing is dropped in silence.
 *
 * <p><b>Threads:</b> may be called from any thread; reading and writing are long work, so never on a user interface's.
 *
 * <pre>{@code
 * Importer.Imported in = importer.read(Path.of("walker.xml"), Map.of());
 * in.notes().forEach(System.err::println);
 * exporter.write(recording.in(world), out);
 * }</pre>
 */
package org.gaitwright.core.exchange;
