package org.ndktck.faulty;

import java.lang.reflect.RecordComponent;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConstBytePointer;

/** Copies argument records with some components replaced. */
final class Records {

    private Records() {}

    static <T> Record with(Record record, Class<T> type, UnaryOperator<T> replacement) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int at = 0; at < components.length; at++) {
            types[at] = components[at].getType();
            values[at] = replaced(Intercepted.value(components[at], record), types[at], type, replacement);
        }
        try {
            return record.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Makes a record with another pointer in place of the first: that of the local address. */
    static Record withFirst(Record record, ConstBytePointer pointer) {
        boolean[] done = {false};
        return with(record, ConstBytePointer.class, original -> {
            boolean first = !done[0];
            done[0] = true;
            return first ? pointer : original;
        });
    }

    private static <T> @Nullable Object replaced(
            @Nullable Object value, Class<?> declared, Class<T> type, UnaryOperator<T> replacement) {
        return value != null && declared == type ? replacement.apply(type.cast(value)) : value;
    }
}
