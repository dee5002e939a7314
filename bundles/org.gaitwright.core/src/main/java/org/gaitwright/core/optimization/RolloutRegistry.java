// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.terrain.TerrainSpec;

/**
 * What rollouts are made from: each thing is looked up and read once, however many rollouts there are, and stays as it was
 * then. A plug-in that throws fails its rollout and is not set aside, since an optimiser tries values that no user would.
 */
final class RolloutRegistry implements Registry {
    private final Registry source;
    private final Map<String, Contribution> found = new ConcurrentHashMap<>();

    RolloutRegistry(Registry source) {
        this.source = source;
    }

    @Override
    public List<Entry> entries() {
        return source.entries();
    }

    @Override
    public <T extends Contribution> List<T> all(Class<T> contract) {
        return source.all(contract);
    }

    @Override
    public <T extends Contribution> T get(Class<T> contract, String id) {
        return contract.cast(found.computeIfAbsent(contract.getName() + " " + id, key -> pinned(contract, id)));
    }

    private Contribution pinned(Class<? extends Contribution> contract, String id) {
        Contribution c = source.get(contract, id);
        if (c instanceof CharacterProvider character) {
            return new PinnedCharacter(
                    c.id(), c.name(), c.description(), source.guard(character, CharacterProvider::model));
        }
        if (c instanceof PresetProvider preset) {
            return source.guard(
                    preset,
                    p -> new PinnedPreset(
                            p.id(), p.name(), p.description(), p.controller(), p.character(), p.values()));
        }
        return c;
    }

    @Override
    public <T extends Contribution, R> R guard(T contribution, Call<? super T, ? extends R> call) {
        try {
            return call.on(contribution);
        } catch (InvalidInput e) {
            throw e;
        } catch (Exception | LinkageError | StackOverflowError e) {
            throw new RolloutFailure("'" + contribution.id() + "' threw " + e, e);
        }
    }

    @Override
    public void setAside(Contribution contribution, Throwable cause) {
        throw new RolloutFailure("'" + contribution.id() + "' threw " + cause, cause);
    }

    @Override
    public AutoCloseable listen(Runnable listener) {
        return source.listen(listener);
    }

    @Override
    public boolean readsFiles() {
        return source.readsFiles();
    }

    @Override
    public Registry installed() {
        return source.installed();
    }

    @Override
    public String displayName(String word) {
        return source.displayName(word);
    }

    @Override
    public String displayName(TerrainSpec ground) {
        return source.displayName(ground);
    }

    @Override
    public SourceFiles files() {
        return source.files();
    }

    @Override
    public boolean current() {
        return source.current();
    }

    /** A rollout could not be played to its end; where a plan is made, the entry that asked for it is refused. */
    static final class RolloutFailure extends InvalidInput {
        private static final long serialVersionUID = 1L;

        RolloutFailure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    private record PinnedCharacter(String id, String name, String description, CharacterModel model)
            implements CharacterProvider {}

    private record PinnedPreset(
            String id, String name, String description, String controller, String character, Map<String, Double> values)
            implements PresetProvider {}
}
