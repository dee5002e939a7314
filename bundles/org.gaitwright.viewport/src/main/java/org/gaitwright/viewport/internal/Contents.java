// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import java.util.List;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.Handle;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Theme;
import org.gaitwright.viewport.internal.gl.Palette;
import org.gaitwright.viewport.internal.mesh.GhostSolids;
import org.gaitwright.viewport.internal.mesh.Solids;
import org.gaitwright.viewport.internal.text.Gizmo;

/** What a picture shows. The viewport changes it, the renderer reads it. */
public final class Contents {
    public static final int NOTHING = -1;

    private final GhostSolids ghosts = new GhostSolids();
    private final Gizmo gizmo = new Gizmo();
    private Solids solids;
    private Terrain terrain;
    private List<Mark> marks = List.of();
    private List<Handle> handles = List.of();
    private String hotHandle = "";
    private int firstWatched;
    private int endWatched;
    private int selected = NOTHING;
    private Palette palette = Palette.of(Theme.LIGHT);

    public void world(Solids newSolids, Terrain newTerrain) {
        solids = newSolids;
        terrain = newTerrain;
    }

    public void marks(List<Mark> newMarks) {
        marks = newMarks;
    }

    public void handles(List<Handle> newHandles) {
        handles = newHandles;
    }

    /** The handle that is or would be dragged; empty for none. */
    public void hotHandle(String id) {
        hotHandle = id;
    }

    /** The bodies that the camera is meant for, the last not included: if shadows are too many, they have some. */
    public void watched(int firstBody, int endBody) {
        firstWatched = firstBody;
        endWatched = endBody;
    }

    /** The body with an outline, or {@link #NOTHING}. */
    public void selected(int body) {
        selected = body;
    }

    public void palette(Palette newPalette) {
        palette = newPalette;
    }

    /** Bodies, or null before there is a world. */
    public Solids solids() {
        return solids;
    }

    public Terrain terrain() {
        return terrain;
    }

    public GhostSolids ghosts() {
        return ghosts;
    }

    public Gizmo gizmo() {
        return gizmo;
    }

    public List<Mark> marks() {
        return marks;
    }

    public List<Handle> handles() {
        return handles;
    }

    public String hotHandle() {
        return hotHandle;
    }

    public int firstWatched() {
        return firstWatched;
    }

    public int endWatched() {
        return endWatched;
    }

    public int selected() {
        return selected;
    }

    public Palette palette() {
        return palette;
    }
}
