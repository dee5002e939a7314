// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.ui.views.properties.IPropertySource;

/**
 * A thing that an edited text has, by its path.
 *
 * @param reading of which reading of the text: what is shown of a place is shown again when the text has changed
 */
record Place(PagedEditor<?> editor, String path, int reading) implements IAdaptable {
    @Override
    public <T> T getAdapter(Class<T> type) {
        if (type == IPropertySource.class) {
            IPropertySource own = editor.properties(path);
            return type.cast(own == null ? TextProperties.of(editor.source(), path) : own);
        }
        return null;
    }
}
