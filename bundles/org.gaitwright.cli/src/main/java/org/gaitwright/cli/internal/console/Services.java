// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

import java.util.function.Supplier;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.Plugins;

/** What the commands work on. Each is looked up when first needed, so that {@code --help} needs none of it. */
public record Services(Supplier<Registry> registry, Supplier<Plugins> plugins) {}
