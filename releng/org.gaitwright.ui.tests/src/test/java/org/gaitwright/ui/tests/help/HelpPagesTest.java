// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.jface.preference.PreferenceManager;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;

/** The pages themselves: every link leads somewhere, every page is listed, every view that has its place has a page. */
class HelpPagesTest {
    private static final Pattern LINK = Pattern.compile("(!?)\\[[^\\]]*\\]\\(((?:[^()\\s]|\\([^()]*\\))+)\\)");
    private static final Pattern SUBJECTS = Pattern.compile("<!-- for: ([^>]*?) -->");

    private final IWorkbench workbench = PlatformUI.getWorkbench();
    private final Map<String, String> pages = new TreeMap<>();

    HelpPagesTest() throws IOException {
        Bundle help = Platform.getBundle("org.gaitwright.help");
        for (URL url : Collections.list(help.findEntries("pages", "*.md", false))) {
            try (InputStream in = url.openStream()) {
                pages.put(
                        url.getPath().substring(url.getPath().lastIndexOf('/') + 1),
                        new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
    }

    @Test
    void everyLinkLeadsSomewhere() {
        List<String> dead = new ArrayList<>();
        pages.forEach((name, text) -> {
            Matcher m = LINK.matcher(text.replaceAll("(?s)```.*?```", ""));
            while (m.find()) {
                if (!alive(m.group(2), !m.group(1).isEmpty())) {
                    dead.add(name + ": " + m.group(2));
                }
            }
        });
        assertEquals(List.of(), dead);
    }

    private boolean alive(String target, boolean icon) {
        if (icon) {
            int slash = target.indexOf('/');
            Bundle bundle = Platform.getBundle(target.substring(0, slash));
            return bundle != null && bundle.getEntry(target.substring(slash + 1)) != null;
        }
        String rest = target.substring(target.indexOf(':') + 1);
        return switch (target.contains(":") ? target.substring(0, target.indexOf(':')) : "") {
            case "command" -> workbench
                    .getService(ICommandService.class)
                    .getCommand(rest.replaceFirst("\\(.*", ""))
                    .isDefined();
            case "view" -> workbench.getViewRegistry().find(rest) != null;
            case "perspective" -> workbench.getPerspectiveRegistry().findPerspectiveWithId(rest) != null;
            case "wizard" -> workbench.getNewWizardRegistry().findWizard(rest) != null;
            case "preferences" -> workbench.getPreferenceManager().getElements(PreferenceManager.PRE_ORDER).stream()
                    .map(IPreferenceNode::getId)
                    .anyMatch(rest::equals);
            case "generated" -> List.of("keys", "controllers", "terrains").contains(rest);
            default -> pages.containsKey(target);
        };
    }

    @Test
    void everyPageIsListed() {
        List<String> unlisted = pages.keySet().stream()
                .filter(p -> !p.equals("contents.md"))
                .filter(p -> !pages.get("contents.md").contains("(" + p + ")"))
                .toList();
        assertEquals(List.of(), unlisted);
        assertTrue(pages.size() > 30, pages.keySet().toString());
    }

    @Test
    void everyPageBeginsWithItsTitle() {
        pages.forEach((name, text) -> assertTrue(
                text.lines()
                        .filter(l -> !l.startsWith("<!--"))
                        .findFirst()
                        .orElse("")
                        .startsWith("# "),
                name));
    }

    @Test
    void everyViewOfOursAndEveryWizardHasAPage() {
        List<String> subjects = new ArrayList<>();
        pages.values().forEach(text -> {
            Matcher m = SUBJECTS.matcher(text);
            if (m.find()) {
                subjects.addAll(List.of(m.group(1).split("\\s+")));
            }
        });
        for (IViewDescriptor v : workbench.getViewRegistry().getViews()) {
            boolean ours = v.getId().startsWith("org.gaitwright.");
            assertTrue(!ours || subjects.contains(v.getId()), "no page is for the view " + v.getId());
        }
        for (String wizard :
                List.of("Project", "Character", "Style", "Gait", "Motion", "Terrain", "Scene", "Recipe", "Plugin")) {
            assertTrue(subjects.contains("org.gaitwright.editors.new" + wizard), wizard);
        }
        for (String editor : List.of("model", "yaml", "gait", "keyframes")) {
            assertTrue(subjects.contains("org.gaitwright.editors." + editor), editor);
        }
    }
}
