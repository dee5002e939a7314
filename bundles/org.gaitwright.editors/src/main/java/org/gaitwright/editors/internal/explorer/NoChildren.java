// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.explorer;

import org.eclipse.jface.viewers.ITreeContentProvider;

/** The Explorer asks for contents along with labels; there are none. */
public final class NoChildren implements ITreeContentProvider {
    private static final Object[] NONE = {};

    @Override
    public Object[] getElements(Object input) {
        return NONE;
    }

    @Override
    public Object[] getChildren(Object parent) {
        return NONE;
    }

    @Override
    public Object getParent(Object element) {
        return null;
    }

    @Override
    public boolean hasChildren(Object element) {
        return false;
    }
}
