// SPDX-License-Identifier: Apache-2.0
/**
 * Views of the studio that are one class each, and the Plug-ins view; views of more classes have packages of their own. plugin.xml names
 * all of them. SceneView and RunView look at the run and send acts to it by
 * {@link org.gaitwright.workbench.run.RunControl}; {@code live} has what such views share.
 *
 * <p>A new view takes a class (a LiveView if it shows the run), its {@code view} in plugin.xml, a place in a perspective of the
 * workbench, and a page of the help.
 *
 * <p><b>Threads:</b> the user interface's; installing and removing plug-ins are jobs. <b>Lifecycle:</b> that of a part.
 */
package org.gaitwright.views.internal;
