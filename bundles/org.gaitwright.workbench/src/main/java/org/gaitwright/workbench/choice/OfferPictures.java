// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.choice;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.session.choice.Offer;
import org.gaitwright.session.choice.Part;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.look.Icons;

/** Small pictures of what is offered, all of one size: characters as they stand, grounds from the side, the icon of its kind for everything else. */
final class OfferPictures {
    static final int SIZE = 34;
    private static final int ICON = 20;
    /** A little from the side, so that one sees the legs of planar bodies apart. */
    private static final double YAW_RAD = Math.toRadians(30);
    /** Smaller bodies look smaller. */
    private static final double LEAST_METRES = 1.3;

    private final Control on;
    private final Map<Object, Image> images = new HashMap<>();
    private Map<Offer, Figure> figures = Map.of();
    private Map<Offer, Relief> reliefs = Map.of();

    OfferPictures(Control on) {
        this.on = on;
    }

    void show(Map<Offer, Figure> characters, Map<Offer, Relief> grounds) {
        figures = characters;
        reliefs = grounds;
    }

    Image of(Offer offer) {
        Figure figure = figures.get(offer);
        if (figure != null) {
            return images.computeIfAbsent(figure, f -> drawn(gc -> draw(gc, figure)));
        }
        Relief relief = reliefs.get(offer);
        if (relief != null) {
            return images.computeIfAbsent(relief, r -> drawn(gc -> relief.draw(gc, SIZE)));
        }
        return images.computeIfAbsent(offer.part(), p -> icon((Part) p));
    }

    /** Nothing, of the same size. */
    Image none() {
        return images.computeIfAbsent("", n -> drawn(gc -> {}));
    }

    private static void draw(GC gc, Figure figure) {
        double scale = (SIZE - 4) / Math.max(LEAST_METRES, figure.height());
        figure.draw(gc, YAW_RAD, scale, SIZE / 2.0, SIZE - 2);
    }

    private Image icon(Part part) {
        Image icon = Icons.image(on.getDisplay(), Icons.at(Ids.class, "icons/" + part.word() + ".svg"), ICON);
        // drawn again on a screen of another scale
        on.addDisposeListener(e -> icon.dispose());
        int margin = (SIZE - ICON) / 2;
        return drawn(gc -> gc.drawImage(icon, margin, margin));
    }

    private Image drawn(Consumer<GC> work) {
        ImageGcDrawer drawer = new ImageGcDrawer() {
            @Override
            public void drawOn(GC gc, int width, int height) {
                gc.setAntialias(SWT.ON);
                work.accept(gc);
            }

            @Override
            public int getGcStyle() {
                return SWT.TRANSPARENT;
            }
        };
        return new Image(on.getDisplay(), drawer, SIZE, SIZE);
    }

    void dispose() {
        images.values().forEach(Image::dispose);
    }
}
