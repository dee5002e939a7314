// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.Map;
import java.util.Set;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.XmlElement;

/** What {@code <compiler>} elements say about the meaning of a file; later ones win. */
final class Compiler {
    private static final Set<String> READ = Set.of(
            "angle",
            "autolimits",
            "balanceinertia",
            "boundinertia",
            "boundmass",
            "coordinate",
            "discardvisual",
            "eulerseq",
            "inertiafromgeom",
            "inertiagrouprange",
            "meshdir",
            "settotalmass",
            "strippath");
    private static final Map<String, String> WHY = Map.of(
            "fusestatic",
            "bodies without joints stay bodies, which moves the same",
            "texturedir",
            "textures are not shown",
            "usethread",
            "it does not affect results",
            "",
            "it concerns meshes or is unknown");

    enum FromGeoms {
        NEVER,
        WHERE_NONE_IS_GIVEN,
        ALWAYS
    }

    private boolean degrees = true;
    private boolean global;
    private boolean explicitLimits;
    private boolean balance;
    private boolean discardVisual;
    private boolean stripPath;
    private double minMass;
    private double minInertia;
    private double totalMass = -1;
    private String eulerOrder = "xyz";
    private String meshFolder = "";
    private FromGeoms fromGeoms = FromGeoms.WHERE_NONE_IS_GIVEN;
    private int firstGroup = 0;
    private int lastGroup = 5;

    void read(XmlElement e, Notes notes) {
        notes.attributes(e, READ, WHY);
        e.children.forEach(c -> notes.ignored(c, "it concerns unsupported actuators"));
        degrees = e.choice("angle", degrees ? "degree" : "radian", "degree", "radian")
                .equals("degree");
        global = e.choice("coordinate", global ? "global" : "local", "local", "global")
                .equals("global");
        explicitLimits = !e.flag("autolimits", !explicitLimits);
        balance = e.flag("balanceinertia", balance);
        discardVisual = e.flag("discardvisual", discardVisual);
        stripPath = e.flag("strippath", stripPath);
        minMass = e.number("boundmass", minMass);
        minInertia = e.number("boundinertia", minInertia);
        totalMass = e.number("settotalmass", totalMass);
        meshFolder = e.get("meshdir", meshFolder);
        eulerOrder = e.get("eulerseq", eulerOrder);
        if (!eulerOrder.matches("[xyzXYZ]{3}")) {
            throw e.refuse("eulerseq=\"" + XmlElement.brief(eulerOrder)
                    + "\"; expected three of x, y, z (moving axes) or X, Y, Z (fixed axes)");
        }
        if (e.has("inertiafromgeom")) {
            fromGeoms = switch (e.choice("inertiafromgeom", "auto", "false", "true", "auto")) {
                case "true" -> FromGeoms.ALWAYS;
                case "false" -> FromGeoms.NEVER;
                default -> FromGeoms.WHERE_NONE_IS_GIVEN;
            };
        }
        double[] groups = e.numbers("inertiagrouprange", 2, 2);
        if (groups != null) {
            firstGroup = (int) groups[0];
            lastGroup = (int) groups[1];
        }
    }

    /** What turns a number of an angle into radians. */
    double angle(double value) {
        return degrees ? value / 180 * Math.PI : value;
    }

    /** The number that {@link #angle} turns into radians. */
    double written(double radians) {
        return degrees ? radians * 180 / Math.PI : radians;
    }

    /** Whether poses stand in the world's frame, as in old files, and not in the parent's. */
    boolean global() {
        return global;
    }

    boolean balance() {
        return balance;
    }

    boolean discardVisual() {
        return discardVisual;
    }

    double minMass() {
        return minMass;
    }

    double minInertia() {
        return minInertia;
    }

    /** Mass of the whole model in kg; zero or less to leave it. */
    double totalMass() {
        return totalMass;
    }

    String eulerOrder() {
        return eulerOrder;
    }

    FromGeoms fromGeoms() {
        return fromGeoms;
    }

    boolean countsForInertia(int group) {
        return group >= firstGroup && group <= lastGroup;
    }

    /** Where a mesh file lies, seen from the model's folder. */
    String meshPath(String file) {
        String name = stripPath ? file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1) : file;
        return meshFolder.isEmpty() || meshFolder.endsWith("/") ? meshFolder + name : meshFolder + "/" + name;
    }

    /**
     * Whether a range is in force.
     *
     * @param attribute "limited", "ctrllimited" or "forcelimited"
     * @param range null if there is none
     */
    boolean limited(XmlElement e, String attribute, double[] range) {
        String said = e.choice(attribute, "auto", "true", "false", "auto");
        boolean given = range != null && (range[0] != 0 || range[1] != 0);
        if (said.equals("auto") && given && explicitLimits) {
            throw e.refuse("has a range but not " + attribute + ", and autolimits=\"false\"; set " + attribute
                    + "=\"true\" or \"false\", or omit autolimits");
        }
        return said.equals("auto") ? given : said.equals("true");
    }
}
