// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.book;

import java.util.Optional;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.UnknownContribution;
import org.gaitwright.workbench.internal.help.page.Page;

/** Pages that are written from what is installed at the moment: {@code generated:controllers} and its kin. */
final class WrittenPages {
    private static final String SCHEME = "generated:";
    private static final String CONTROLLER = "controller/";
    private static final String TERRAIN = "terrain/";

    private WrittenPages() {}

    static Optional<Page> page(String address) {
        if (!address.startsWith(SCHEME)) {
            return Optional.empty();
        }
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        return text(address.substring(SCHEME.length()), registry).map(text -> Page.read(address, text));
    }

    private static Optional<String> text(String name, Registry registry) {
        if (name.equals("keys")) {
            return Optional.of(KeyTable.text());
        }
        if (registry == null) {
            return Optional.empty();
        }
        ParameterTables tables = new ParameterTables(registry);
        try {
            return switch (name) {
                case "controllers" -> Optional.of(tables.controllers(SCHEME + CONTROLLER));
                case "terrains" -> Optional.of(tables.terrains(SCHEME + TERRAIN));
                default -> detail(name, tables);
            };
        } catch (UnknownContribution gone) {
            return Optional.of("# Gone\n\n" + gone.getMessage() + "\n");
        }
    }

    private static Optional<String> detail(String name, ParameterTables tables) {
        if (name.startsWith(CONTROLLER)) {
            return Optional.of(tables.controller(name.substring(CONTROLLER.length())));
        }
        if (name.startsWith(TERRAIN)) {
            return Optional.of(tables.terrain(name.substring(TERRAIN.length())));
        }
        return Optional.empty();
    }
}
