package org.ndktck.plan;

import java.lang.reflect.RecordComponent;
import java.util.List;

/** The components of plans. Each type is looked at once: a reflection that is asked anew for every try is slow. */
public final class Components {

    private static final ClassValue<List<RecordComponent>> OF_TYPES = new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
            List<RecordComponent> components = List.of(type.getRecordComponents());
            // Opened once: otherwise each read looks for who reads.
            components.forEach(component -> component.getAccessor().setAccessible(true));
            return components;
        }
    };

    private Components() {}

    /**
     * Lists the components of a record.
     *
     * @param type the type of a record
     * @return them, in order
     */
    public static List<RecordComponent> of(Class<?> type) {
        return OF_TYPES.get(type);
    }

    /**
     * Reads a component.
     *
     * @param component which
     * @param plan the record
     * @return its value
     */
    public static Object value(RecordComponent component, Object plan) {
        try {
            return component.getAccessor().invoke(plan);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("plan component " + component + " cannot be read", e);
        }
    }
}
