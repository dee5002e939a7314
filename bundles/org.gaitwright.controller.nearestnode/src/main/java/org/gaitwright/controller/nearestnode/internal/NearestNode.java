// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.Optional;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Refining;
import org.gaitwright.core.controller.Start;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Terrain;
import org.osgi.service.component.annotations.Component;

/** Walks in the plane in a style that keyframes show. */
@Component(service = ControllerFactory.class)
public final class NearestNode implements ControllerFactory {
    /** What there is to set is the same for a character each time, and there is much of it: that of the last one is kept. */
    private volatile NodeParameters last;

    @Override
    public String id() {
        return "nearest-node";
    }

    @Override
    public String name() {
        return "Nearest-node walking";
    }

    @Override
    public String description() {
        return "Walks in a plane in the style of keyframes; the nearest of several nodes drives [Sharon 2004]";
    }

    @Override
    public Suitability suits(CharacterModel character) {
        return Suitability.lacking(PlanarFigure.missing(character));
    }

    private NodeParameters settings(CharacterModel character) {
        NodeParameters known = last;
        if (known == null || known.slots.figure.character != character) {
            known = new NodeParameters(new Slots(new PlanarFigure(character)));
            last = known;
        }
        return known;
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return settings(character).set;
    }

    /** Keyframes are those of one body: of another one they are hardly ever a walk. */
    @Override
    public String defaultPreset(CharacterModel character) {
        return switch (character.name()) {
            case "human-7" -> "steady";
            case "human-16" -> "sixteen-steady";
            case "mechbot" -> "bird";
            case "thesis-legs" -> "robust";
            default -> "";
        };
    }

    @Override
    public Optional<Refining> refining() {
        return Optional.of(new NodeRefining(this::settings));
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return new NearestNodeController(settings(character), parameters);
    }

    @Override
    public Optional<Start> start(
            CharacterModel character, ParameterValues parameters, Terrain ground, double x, double y, double yaw) {
        return Optional.of(StartPose.at(settings(character), parameters, ground, x));
    }

    @Override
    public int controlHz() {
        return 256;
    }

    @Override
    public int substeps() {
        return 1;
    }
}
