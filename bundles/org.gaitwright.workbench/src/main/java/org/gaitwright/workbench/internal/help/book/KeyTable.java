// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.NotDefinedException;
import org.eclipse.jface.bindings.Binding;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.gaitwright.workbench.internal.help.page.Page;

/** Writes a page of the keys that are in force, changed ones included. */
final class KeyTable {
    private static final String OURS = "org.gaitwright.";
    /** Of the platform's many, those that matter here. */
    private static final Set<String> COMMON = Set.of(
            "org.eclipse.ui.newWizard",
            "org.eclipse.ui.file.save",
            "org.eclipse.ui.file.saveAll",
            "org.eclipse.ui.file.close",
            "org.eclipse.ui.file.closeAll",
            "org.eclipse.ui.file.properties",
            "org.eclipse.ui.edit.undo",
            "org.eclipse.ui.edit.redo",
            "org.eclipse.ui.edit.cut",
            "org.eclipse.ui.edit.copy",
            "org.eclipse.ui.edit.paste",
            "org.eclipse.ui.edit.delete",
            "org.eclipse.ui.edit.selectAll",
            "org.eclipse.ui.edit.findReplace",
            "org.eclipse.ui.edit.rename",
            "org.eclipse.ui.window.quickAccess",
            "org.eclipse.ui.window.activateEditor",
            "org.eclipse.ui.window.nextEditor",
            "org.eclipse.ui.window.nextView",
            "org.eclipse.ui.window.nextPerspective",
            "org.eclipse.ui.window.maximizePart",
            "org.eclipse.ui.window.showKeyAssist",
            "org.eclipse.ui.edit.text.goto.line");

    private KeyTable() {}

    private record Row(String category, String command, String keys, String where) {}

    static String text() {
        Map<String, List<Row>> chapters = new LinkedHashMap<>();
        rows().forEach(r ->
                chapters.computeIfAbsent(r.category(), c -> new ArrayList<>()).add(r));
        StringBuilder text = new StringBuilder("# Keys\n\nThe current key bindings. Change them in"
                + " [Preferences ▸ General ▸ Keys](preferences:org.eclipse.ui.preferencePages.Keys);"
                + " <kbd>Ctrl+3</kbd> finds any command by its name, with or without a key. Mouse gestures and keys of"
                + " the 3D scene are on the page [Cameras and overlays](org.gaitwright.help/cameras.md).\n");
        chapters.forEach((title, rows) -> {
            text.append("\n## ").append(title).append("\n\n| key | command | where |\n|--|--|--|\n");
            rows.forEach(r -> text.append("| <kbd>%s</kbd> | %s | %s |\n"
                    .formatted(Page.escape(r.keys()), Page.escape(r.command()), r.where())));
        });
        return text.toString();
    }

    private static List<Row> rows() {
        IBindingService service = PlatformUI.getWorkbench().getService(IBindingService.class);
        List<Row> rows = new ArrayList<>();
        for (Binding b : service.getBindings()) {
            ParameterizedCommand command = b.getParameterizedCommand();
            if (command != null && inForce(b, service) && wanted(command.getId())) {
                add(b, command, rows);
            }
        }
        rows.sort(Comparator.comparing((Row r) -> !r.category().equals("Simulate"))
                .thenComparing(Row::category)
                .thenComparing(Row::command)
                .thenComparing(Row::keys));
        return rows.stream().distinct().toList();
    }

    private static boolean inForce(Binding b, IBindingService service) {
        return b.getSchemeId().equals(service.getActiveScheme().getId()) && b.getPlatform() == null;
    }

    private static boolean wanted(String command) {
        return command.startsWith(OURS) || COMMON.contains(command);
    }

    @SuppressWarnings("unused") // a command that a plug-in took away with it has no line
    private static void add(Binding binding, ParameterizedCommand command, List<Row> rows) {
        try {
            Command c = command.getCommand();
            rows.add(new Row(
                    c.getCategory().getName(),
                    command.getName(),
                    binding.getTriggerSequence().format(),
                    where(binding.getContextId())));
        } catch (NotDefinedException e) {
            return;
        }
    }

    private static String where(String context) {
        return switch (context) {
            case "org.gaitwright.workbench.watching" -> "in views that show the run";
            case "org.eclipse.ui.textEditorScope" -> "in text";
            default -> "everywhere";
        };
    }
}
