// SPDX-License-Identifier: Apache-2.0
/**
 * Plug-ins at run time: the registry that follows their services, and the store that they are installed into.
 *
 * <p><b>Lifecycle:</b> the store is a folder of its own, outside the product, so that plug-ins survive a new build or version.
 * Every process, studio or headless, installs what is in the store when it starts, and follows changes that another process
 * makes to it while it runs.
 *
 * <p><b>Threads:</b> {@link Plugins} may be called from any thread but a user interface's.
 *
 * <pre>{@code
 * plugins.install("stroll.jar", null, what -> askTheUser(what), System.out::println);
 * }</pre>
 */
package org.gaitwright.plugins;
