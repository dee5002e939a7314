// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.eclipse.ui.views.properties.TextPropertyDescriptor;

/** Lines of the Properties view, in the order in which they are told; some can be typed over. */
public final class Facts implements IPropertySource {
    private record Fact(String value, Consumer<String> edit) {}

    private final Map<String, Fact> facts = new LinkedHashMap<>();
    private final List<IPropertyDescriptor> descriptors = new ArrayList<>();

    /** Adds a line that can only be read. */
    public Facts tell(String name, String value) {
        return add(new PropertyDescriptor(name, name), name, new Fact(value, null));
    }

    /** Adds a line that can be typed over; {@code edit} gets what was typed. */
    public Facts ask(String name, String value, Consumer<String> edit) {
        return add(new TextPropertyDescriptor(name, name), name, new Fact(value, edit));
    }

    private Facts add(PropertyDescriptor descriptor, String name, Fact fact) {
        facts.put(name, fact);
        descriptors.add(descriptor);
        return this;
    }

    @Override
    public IPropertyDescriptor[] getPropertyDescriptors() {
        return descriptors.toArray(IPropertyDescriptor[]::new);
    }

    @Override
    public Object getPropertyValue(Object id) {
        return facts.containsKey(id) ? facts.get(id).value() : null;
    }

    @Override
    public void setPropertyValue(Object id, Object value) {
        Fact fact = facts.get(id);
        if (fact != null && fact.edit() != null && !value.equals(fact.value())) {
            fact.edit().accept((String) value);
        }
    }

    @Override
    public boolean isPropertySet(Object id) {
        return false;
    }

    @Override
    public void resetPropertyValue(Object id) {
        // nothing here has a default
    }

    @Override
    public Object getEditableValue() {
        return this;
    }
}
