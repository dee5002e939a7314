// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

/** What can be drawn over the scene. */
public enum Overlay {
    COM("&Centre of Mass", "The centre of mass of each character and its projection onto the ground", true),
    SUPPORT("&Support Polygon", "The convex hull of all contact points with the ground", true),
    CONTACTS("Contact &Forces", "Forces of the ground on each body, at its centre of pressure", true),
    TORQUES("Joint &Torques", "The torque at each joint as a fraction of its limit", false),
    FOOTSTEPS("&Planned Footsteps", "Where the controller plans to place the next foot, and the path to it", true),
    WISHES("&Ideal Forces", "Forces that the controller asks for", false),
    REALISED("R&ealised Forces", "Forces that the controller's torques produce", false),
    TRAILS("T&rajectories", "Past paths of the centre of mass and the feet", false),
    FRAME("Character F&rame", "The frame of reference of the controller", false),
    GHOSTS("&Ghosts of Other Branches", "Branches whose eye is open in the timeline", true),
    SHAPES("Colliding &Shapes", "What touches of each body, in place of what it looks like", false),
    HUD("&Heads-Up Display", "Time, speed and state at the top left, and the scale of arrows at the bottom", true);

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
