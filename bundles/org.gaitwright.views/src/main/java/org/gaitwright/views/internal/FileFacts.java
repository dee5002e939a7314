// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.gaitwright.io.FileKind;

/** What people want to know of a file or folder of the workspace. */
final class FileFacts implements IPropertySource {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("d MMM yyyy, HH:mm:ss", Locale.ROOT);
    /** A longer file is none of ours. */
    private static final long MOST_BYTES = 1 << 20;

    private final Map<String, String> facts = new LinkedHashMap<>();

    FileFacts(IResource of) {
        facts.put("Name", of.getName());
        IPath location = of.getLocation();
        Path path = location == null ? null : location.toPath();
        if (of instanceof IFile && path != null && Files.isRegularFile(path)) {
            file(path);
        }
        facts.put(
                "Folder", of.getFullPath().removeLastSegments(1).makeRelative().toString());
        if (path != null) {
            facts.put("On disk", fromHome(path));
        }
        if (of.isLinked()) {
            facts.put("Linked", "yes: the file is outside its project");
        }
        if (of.getResourceAttributes() != null && of.getResourceAttributes().isReadOnly()) {
            facts.put("Read-only", "yes: make it writable to save changes");
        }
    }

    /** Short enough to be read in a narrow view. */
    static String fromHome(Path path) {
        String home = System.getProperty("user.home", "");
        return !home.isEmpty() && path.startsWith(home) ? "~/" + Path.of(home).relativize(path) : path.toString();
    }

    private void file(Path path) {
        try {
            long bytes = Files.size(path);
            if (bytes <= MOST_BYTES) {
                FileKind kind = FileKind.of(path.toString(), Files.readString(path));
                if (kind != FileKind.UNKNOWN) {
                    facts.put("Kind", kind.label());
                }
            }
            facts.put("Size", bytes < 1024 ? bytes + " bytes" : String.format(Locale.ROOT, "%.1f kB", bytes / 1024.0));
            Instant changed = Files.getLastModifiedTime(path).toInstant();
            facts.put("Changed", TIME.format(changed.atZone(ZoneId.systemDefault())));
        } catch (IOException e) {
            facts.put("Kind", "can't be read: " + e.getMessage());
        }
    }

    @Override
    public IPropertyDescriptor[] getPropertyDescriptors() {
        return facts.keySet().stream()
                .map(name -> new PropertyDescriptor(name, name))
                .toArray(IPropertyDescriptor[]::new);
    }

    @Override
    public Object getPropertyValue(Object name) {
        return facts.get(name);
    }

    @Override
    public Object getEditableValue() {
        return null;
    }

    @Override
    public boolean isPropertySet(Object name) {
        return facts.containsKey(name);
    }

    @Override
    public void resetPropertyValue(Object name) {
        // facts can't be changed here
    }

    @Override
    public void setPropertyValue(Object name, Object value) {
        // facts can't be changed here
    }
}
