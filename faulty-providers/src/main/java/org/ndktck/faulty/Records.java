package org.ndktck.faulty;

import java.lang.reflect.*;
import java.util.*;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConstBytePointer;

/** Reads argument records, and copies them with some components replaced. */
final class Records {

    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return Shape.of(type);
        }
    };

    private Records() {}

    /**
     * What a record class consists of, looked up once: a provider under judgement makes some hundred thousand calls.
     *
     * @param names of the components, in their order, like everything else here
     */
    private record Shape(List<String> names, List<Class<?>> types, List<Method> accessors, Constructor<?> constructor) {

        static Shape of(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            List<Method> accessors =
                    Arrays.stream(components).map(RecordComponent::getAccessor).toList();
            AccessibleObject.setAccessible(accessors.toArray(AccessibleObject[]::new), true);
            try {
                return new Shape(
                        Arrays.stream(components).map(RecordComponent::getName).toList(),
                        List.of(types),
                        accessors,
                        type.getDeclaredConstructor(types));
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }

        @Nullable
        Object value(int at, Record record) {
            try {
                return accessors.get(at).invoke(record);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        Record made(@Nullable Object[] values) {
            try {
                return (Record) constructor.newInstance(values);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Reads the first component of a type, which must be there; {@code null} for NULL. */
    static <T> @Nullable T first(Record record, Class<T> type) {
        Shape shape = SHAPES.get(record.getClass());
        return type.cast(shape.value(found(shape.types().indexOf(type), type.getSimpleName(), record), record));
    }

    /** Reads the component of a name, which must be there. */
    static @Nullable Object named(Record record, String name) {
        Shape shape = SHAPES.get(record.getClass());
        return shape.value(found(shape.names().indexOf(name), name, record), record);
    }

    private static int found(int at, String what, Record record) {
        if (at < 0) {
            throw new IllegalArgumentException("no " + what + " in " + record);
        }
        return at;
    }

    /** Copies a record with every non-NULL component of a type replaced; one without any is its own copy. */
    static <T> Record with(Record record, Class<T> type, UnaryOperator<T> replacement) {
        Shape shape = SHAPES.get(record.getClass());
        if (!shape.types().contains(type)) {
            return record;
        }
        @Nullable Object[] values = new @Nullable Object[shape.types().size()];
        for (int at = 0; at < values.length; at++) {
            Object value = shape.value(at, record);
            values[at] = value != null && shape.types().get(at) == type ? replacement.apply(type.cast(value)) : value;
        }
        return shape.made(values);
    }

    /** Copies a record with the component of a name, which must be there, replaced. */
    static Record withNamed(Record record, String name, @Nullable Object replacement) {
        Shape shape = SHAPES.get(record.getClass());
        int replaced = found(shape.names().indexOf(name), name, record);
        @Nullable Object[] values = new @Nullable Object[shape.types().size()];
        for (int at = 0; at < values.length; at++) {
            values[at] = at == replaced ? replacement : shape.value(at, record);
        }
        return shape.made(values);
    }

    /** Tells whether a record has a component of a name. */
    static boolean has(Record record, String name) {
        return SHAPES.get(record.getClass()).names().contains(name);
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
}
