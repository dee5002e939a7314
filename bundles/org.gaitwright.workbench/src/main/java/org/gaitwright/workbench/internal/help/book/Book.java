// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.book;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.core.runtime.ILog;
import org.gaitwright.workbench.internal.help.page.Page;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * All pages that can be read: those in the folder that a bundle names in its {@code Gaitwright-Help} header, and those
 * that are written when somebody looks. A bundle lists its pages in {@code contents.md} of that folder.
 */
public final class Book {
    private static final String HEADER = "Gaitwright-Help";
    private static final String CONTENTS = "contents.md";
    private static Book current;

    private final List<Bundle> sources;
    private final Map<String, Page> pages = new LinkedHashMap<>();
    private final Map<String, List<Contents.Entry>> chapters = new LinkedHashMap<>();
    private final Function<String, Optional<Page>> writer;

    private Book(List<Bundle> sources, Function<String, Optional<Page>> writer) {
        this.sources = sources;
        this.writer = writer;
        sources.forEach(this::read);
    }

    /** Reads the pages, again only if a bundle with help came or went. */
    public static synchronized Book open() {
        List<Bundle> sources = sources();
        if (current == null || !current.sources.equals(sources)) {
            current = new Book(sources, WrittenPages::page);
        }
        return current;
    }

    private static List<Bundle> sources() {
        List<Bundle> found = new ArrayList<>();
        for (Bundle b : FrameworkUtil.getBundle(Book.class).getBundleContext().getBundles()) {
            if (b.getState() >= Bundle.RESOLVED && b.getHeaders("").get(HEADER) != null) {
                found.add(b);
            }
        }
        return found;
    }

    private void read(Bundle bundle) {
        String folder = bundle.getHeaders("").get(HEADER);
        Enumeration<URL> files = bundle.findEntries(folder, "*.md", false);
        for (URL file : Collections.list(files == null ? Collections.emptyEnumeration() : files)) {
            String name = file.getPath().substring(file.getPath().lastIndexOf('/') + 1);
            String address = bundle.getSymbolicName() + "/" + name;
            try (InputStream in = file.openStream()) {
                Page page = Page.read(address, new String(in.readAllBytes(), StandardCharsets.UTF_8));
                if (name.equals(CONTENTS)) {
                    Contents.of(page).forEach(c -> chapters.computeIfAbsent(c.title(), t -> new ArrayList<>())
                            .addAll(c.entries()));
                } else {
                    pages.put(address, page);
                }
            } catch (IOException e) {
                ILog.get().error("The help page " + file + " can't be read; reinstall its bundle", e);
            }
        }
    }

    public List<Contents> chapters() {
        return chapters.entrySet().stream()
                .map(e -> new Contents(e.getKey(), e.getValue()))
                .toList();
    }

    /** The page at an address; empty if there is none. */
    public Optional<Page> page(String address) {
        Page page = pages.get(address);
        return page == null ? writer.apply(address) : Optional.of(page);
    }

    /** The page that F1 leads to from a view, an editor or the like. */
    public Optional<Page> about(String subject) {
        return pages.values().stream()
                .filter(p -> p.subjects().contains(subject))
                .findFirst();
    }

    /** The first page of the contents. */
    public Optional<Page> first() {
        return chapters.values().stream().flatMap(List::stream).findFirst().flatMap(e -> page(e.address()));
    }

    /** Every page that the contents list, in their order. */
    public List<Page> all() {
        return chapters.values().stream()
                .flatMap(List::stream)
                .map(Contents.Entry::address)
                .distinct()
                .flatMap(a -> page(a).stream())
                .toList();
    }
}
