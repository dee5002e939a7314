// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;

/** What the Properties view shows of something; it can't be changed there. */
public abstract class Facts implements IPropertySource {
    private final Map<String, PropertyDescriptor> descriptors = new LinkedHashMap<>();
    private final Map<String, String> values = new LinkedHashMap<>();

    protected final void fact(String name, String value) {
        descriptors.put(name, new PropertyDescriptor(name, name));
        values.put(name, value);
    }

    protected final void fact(String group, String name, String value) {
        PropertyDescriptor descriptor = new PropertyDescriptor(group + "/" + name, name);
        descriptor.setCategory(group);
        descriptors.put(group + "/" + name, descriptor);
        values.put(group + "/" + name, value);
    }

    @Override
    public final IPropertyDescriptor[] getPropertyDescriptors() {
        return descriptors.values().toArray(IPropertyDescriptor[]::new);
    }

    @Override
    public final Object getPropertyValue(Object id) {
        return values.get(id);
    }

    @Override
    public final Object getEditableValue() {
        return null;
    }

    @Override
    public final boolean isPropertySet(Object id) {
        return values.containsKey(id);
    }

    @Override
    public final void resetPropertyValue(Object id) {
        // facts can't be changed
    }

    @Override
    public final void setPropertyValue(Object id, Object value) {
        // as above
    }
}
