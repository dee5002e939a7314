// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

/** What can be drawn over the scene. */
public enum Overlay {
    COM("&Centre of Mass", "Where the mass of each character is, and the ground below it", true),
    SUPPORT("&Support Polygon", "The area between the points that stand on the ground", true),
    CONTACTS("Contact &Forces", "What the ground does to each body, at its centre of pressure", true),
    TORQUES("Joint &Torques", "How hard each joint works, as a share of its limit", false),
    FOOTSTEPS("&Planned Footsteps", "Where the controller means to set the next foot, and its way there", true),
    WISHES("&Ideal Forces", "Forces that the controller would like to have", false),
    REALISED("R&ealised Forces", "Forces that the controller's torques make instead", false),
    TRAILS("T&rajectories", "Where the centre of mass and the feet have been", false),
    FRAME("Character F&rame", "The frame that the controller goes by", false),
    GHOSTS("&Ghosts of Other Branches", "Branches whose eye is open in the timeline", true);

    private final String label;
    private final String help;
    private final boolean initially;

    Overlay(String label, String help, boolean initially) {
        this.label = label;
        this.help = help;
        this.initially = initially;
    }

    public String label() {
        return label;
    }

    public String help() {
        return help;
    }

    /** Whether it is on until somebody turns it off. */
    public boolean initially() {
        return initially;
    }
}
