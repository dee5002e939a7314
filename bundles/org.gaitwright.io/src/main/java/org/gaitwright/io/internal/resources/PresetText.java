// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.resources;

import java.util.Map;
import java.util.function.Supplier;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.io.PresetFile;

/** A style or a preset in a file of a bundle, as a preset of a controller; read when first asked for more than its id. */
final class PresetText implements PresetProvider {
    private final String controller;
    private final String fileName;
    private final Supplier<PresetFile> reader;
    private PresetFile content;

    PresetText(String controller, String fileName, Supplier<PresetFile> reader) {
        this.controller = controller;
        this.fileName = fileName;
        this.reader = reader;
    }

    /** In the folder of its controller. */
    static PresetText of(BundleFile file) {
        String controller = file.folder();
        return new PresetText(controller, file.name(), () -> PresetFile.preset(file.text(), file.file(), controller));
    }

    @Override
    public String id() {
        return controller + "/" + fileName;
    }

    @Override
    public String name() {
        return BundleFile.title(fileName);
    }

    @Override
    public String description() {
        return content().description();
    }

    @Override
    public String controller() {
        return controller;
    }

    @Override
    public String character() {
        return content().character();
    }

    @Override
    public Map<String, Double> values() {
        return content().values();
    }

    private synchronized PresetFile content() {
        if (content == null) {
            content = reader.get();
        }
        return content;
    }
}
