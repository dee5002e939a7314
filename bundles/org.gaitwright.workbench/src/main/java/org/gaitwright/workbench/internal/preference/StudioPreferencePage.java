// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.preference;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.IntegerFieldEditor;
import org.eclipse.jface.preference.RadioGroupFieldEditor;
import org.eclipse.jface.preference.StringFieldEditor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.look.Themes;

/** Preferences ▸ Gaitwright. */
public final class StudioPreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {
    public StudioPreferencePage() {
        super(GRID);
        setDescription("Appearance and start of the studio.");
    }

    @Override
    public void init(IWorkbench workbench) {
        setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, Ids.BUNDLE));
    }

    @Override
    protected void createFieldEditors() {
        String[][] themes = {
            {"&Light", Preferences.THEME_LIGHT},
            {"&Dark", Preferences.THEME_DARK},
            {"As the &desktop prefers", Preferences.THEME_SYSTEM},
        };
        addField(new RadioGroupFieldEditor(Preferences.THEME, "Theme", 3, themes, getFieldEditorParent(), true));
        addField(new SpeedField(getFieldEditorParent()));
        IntegerFieldEditor rate = new IntegerFieldEditor(
                Preferences.DRAW_RATE, "Maximum frames per second in the 3D scene:", getFieldEditorParent());
        rate.setValidRange(5, 240);
        rate.setErrorMessage("Frames per second: give a whole number from 5 to 240");
        addField(rate);
    }

    @Override
    public boolean performOk() {
        boolean ok = super.performOk();
        if (ok) {
            theme(Preferences.theme()).apply();
        }
        return ok;
    }

    static Themes theme(String preference) {
        return switch (preference) {
            case Preferences.THEME_DARK -> Themes.DARK;
            case Preferences.THEME_SYSTEM -> Themes.ofDesktop();
            default -> Themes.LIGHT;
        };
    }

    /** A number within the range of run control. */
    private static final class SpeedField extends StringFieldEditor {
        SpeedField(Composite parent) {
            super(Preferences.SPEED, "Initial speed, simulated seconds per second:", 8, parent);
            setErrorMessage("Speed: give a number from " + Act.SLOWEST + " to " + Act.FASTEST);
            setEmptyStringAllowed(false);
        }

        @Override
        protected boolean doCheckState() {
            if (!getStringValue().matches("\\d{1,3}(\\.\\d{1,6})?")) {
                return false;
            }
            double v = Double.parseDouble(getStringValue());
            return v >= Act.SLOWEST && v <= Act.FASTEST;
        }
    }
}
