// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.util.Locale;
import java.util.regex.Pattern;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.Health;
import org.gaitwright.core.registry.Kind;

/**
 * One service of a plug-in, as it was when it arrived.
 *
 * @param contribution the service itself; null if it could not be made
 * @param serial number of the service: who came first keeps an id
 * @param origin the bundle that it came from
 * @param entry what it said about itself, and whether it can be used
 */
record Slot(Contribution contribution, long serial, Origin origin, Entry entry) {
    /** Part of every reason; left out where nothing has been installed yet. */
    static final String UNTIL_INSTALLED = "it is disabled until it is installed again: ";

    private static final String WORD = "[a-z0-9]+([.-][a-z0-9]+)*";
    private static final Pattern ID = Pattern.compile(WORD);
    private static final Pattern PRESET_ID = Pattern.compile(WORD + "/" + WORD);

    /** Asks a newcomer who it is; whatever it answers, or throws, becomes a slot. */
    static Slot ask(Kind kind, Contribution newcomer, String serviceName, long serial, Origin origin) {
        String id = serviceName;
        String name = serviceName;
        try {
            String given = newcomer.id();
            String refusal = refusal(kind, given);
            if (refusal != null) {
                return setAside(kind, newcomer, serviceName, serial, origin, refusal, null);
            }
            id = given;
            name = newcomer.name();
            if (name == null || name.isBlank()) {
                return setAside(
                        kind, newcomer, id, serial, origin, "has no name; name() must return a short one", null);
            }
            String description = newcomer.description();
            return new Slot(
                    newcomer,
                    serial,
                    origin,
                    new Entry(
                            kind,
                            id,
                            name,
                            description == null ? "" : description,
                            origin.bundle(),
                            origin.version(),
                            Health.GOOD));
        } catch (Throwable thrown) {
            PluginErrors.passOnIfFatal(thrown);
            return setAside(kind, newcomer, id, serial, origin, "threw " + PluginErrors.text(thrown), thrown);
        }
    }

    /** A slot for what can't be used; {@code what} goes on after "controller 'stroll' of com.example.stroll 1.0.0 ". */
    static Slot setAside(
            Kind kind, Contribution contribution, String id, long serial, Origin origin, String what, Throwable cause) {
        Health health = new Health.SetAside(reason(kind, id, origin, what), cause);
        return new Slot(
                contribution, serial, origin, new Entry(kind, id, id, "", origin.bundle(), origin.version(), health));
    }

    static String reason(Kind kind, String id, Origin origin, String what) {
        return word(kind) + " '" + id + "' of " + origin + " " + what + "; " + UNTIL_INSTALLED + "tell its author";
    }

    static String threw(Kind kind, String id, Origin origin, Throwable cause) {
        return reason(kind, id, origin, "threw " + PluginErrors.text(cause));
    }

    /** The same with another health. */
    Slot with(Health health) {
        return new Slot(
                contribution,
                serial,
                origin,
                new Entry(
                        entry.kind(),
                        entry.id(),
                        entry.name(),
                        entry.description(),
                        entry.bundle(),
                        entry.bundleVersion(),
                        health));
    }

    boolean good() {
        return entry.health().good();
    }

    /** The kind in the singular, as people say it. */
    static String word(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private static String refusal(Kind kind, String id) {
        if (id == null || id.isBlank()) {
            return "has no id; id() must return lower-case letters, digits, dots and hyphens";
        }
        if (kind == Kind.PRESET) {
            return PRESET_ID.matcher(id).matches()
                    ? null
                    : "has the id '" + id + "'; expected controller/preset, each of lower-case letters, digits,"
                            + " dots and hyphens";
        }
        return ID.matcher(id).matches()
                ? null
                : "has the id '" + id + "'; expected lower-case letters and digits, joined by dots or hyphens";
    }
}
