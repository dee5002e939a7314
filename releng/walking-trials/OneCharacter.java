// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.controller.generalizedwalking.internal.GeneralizedWalking;
import org.gaitwright.controller.nearestnode.internal.NearestNode;
import org.gaitwright.controller.simbicon.internal.Simbicon;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptive;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.UnknownContribution;
import org.gaitwright.simulator.internal.GaitwrightEngine;
import org.gaitwright.terrain.internal.kind.BoxesTerrain;
import org.gaitwright.terrain.internal.kind.BumpyTerrain;
import org.gaitwright.terrain.internal.kind.FlatTerrain;
import org.gaitwright.terrain.internal.kind.HeightFieldTerrain;
import org.gaitwright.terrain.internal.kind.SlopeTerrain;

/** What a run needs: no framework, and a plug-in that throws ends the trial. */
final class OneCharacter implements Registry {
    private final List<Contribution> all;

    OneCharacter(CharacterModel character) {
        this(character, List.of());
    }

    /** With presets besides. */
    OneCharacter(CharacterModel character, List<? extends PresetProvider> presets) {
        List<Contribution> found = new ArrayList<>(presets);
        found.addAll(List.of(
                new Made(character),
                new GeneralizedWalking(),
                new NearestNode(),
                new Simbicon(),
                new TerrainAdaptive(),
                new GaitwrightEngine(),
                new FlatTerrain(),
                new SlopeTerrain(),
                new HeightFieldTerrain(),
                new BoxesTerrain(),
                new BumpyTerrain()));
        all = List.copyOf(found);
    }

    @Override
    public List<Entry> entries() {
        return List.of();
    }

    @Override
    public <T extends Contribution> List<T> all(Class<T> contract) {
        return all.stream().filter(contract::isInstance).map(contract::cast).toList();
    }

    @Override
    public <T extends Contribution> T get(Class<T> contract, String id) {
        return all(contract).stream()
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new UnknownContribution("there is no '" + id + "'"));
    }

    @Override
    public <T extends Contribution, R> R guard(T contribution, Call<? super T, ? extends R> call) {
        try {
            return call.on(contribution);
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new InvalidInput(e.getMessage(), e);
        }
    }

    @Override
    public void setAside(Contribution contribution, Throwable cause) {
        throw new IllegalStateException(contribution.id(), cause);
    }

    @Override
    public AutoCloseable listen(Runnable listener) {
        return () -> {};
    }

    private record Made(CharacterModel model) implements CharacterProvider {
        @Override
        public String id() {
            return model.name();
        }

        @Override
        public String name() {
            return model.name();
        }
    }
}
