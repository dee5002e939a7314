// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.ui.views.properties.IPropertySource;

/** A thing that an edited text has, by its path. */
record Place(PagedEditor<?> editor, String path) implements IAdaptable {
    @Override
    public <T> T getAdapter(Class<T> type) {
        if (type == IPropertySource.class) {
            IPropertySource own = editor.properties(path);
            return type.cast(own == null ? TextProperties.of(editor.source(), path) : own);
        }
        return null;
    }
}
