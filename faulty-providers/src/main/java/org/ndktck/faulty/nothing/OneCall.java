package org.ndktck.faulty.nothing;

import java.lang.reflect.RecordComponent;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/**
 * One call of any function, with all that can be done about it without knowing which.
 *
 * @param function the name of the dispatch method, for example {@code createConnector}
 * @param args the parameters behind the object; {@code null} without any
 * @param tables makes objects
 */
record OneCall(String function, @Nullable Object args, OneWayTables tables) {

    boolean is(String... functions) {
        return Arrays.asList(functions).contains(function);
    }

    boolean creates() {
        return function.startsWith("create") || is("openNdkAdapter");
    }

    /** Gives the parameters of a type that are not NULL. */
    <T> List<T> parameters(Class<T> type) {
        return !(args instanceof Record record)
                ? List.of()
                : Arrays.stream(record.getClass().getRecordComponents())
                        .map(component -> value(component, record))
                        .filter(type::isInstance)
                        .map(type::cast)
                        .toList();
    }

    /** Gives the length of the output, if there is one: the last parameter wherever there is one. */
    Optional<UlongPointer> length() {
        return parameters(UlongPointer.class).stream().reduce((before, last) -> last);
    }

    /** Fills the output with zeros, as far as it goes and no further than a size. */
    void fill(long size) {
        long count = Math.min(size, length().map(UlongPointer::get).orElse(0L));
        parameters(BytePointer.class).forEach(bytes -> bytes.put(0, new byte[(int) count], 0, (int) count));
    }

    /** Gives a parameter by its name; it must be there. */
    long number(String name) {
        return Arrays.stream(Objects.requireNonNull(args).getClass().getRecordComponents())
                .filter(component -> component.getName().equals(name))
                .map(component -> (long) Objects.requireNonNull(value(component, args)))
                .findFirst()
                .orElseThrow();
    }

    /** Stores an object where a create leaves it. */
    @SuppressWarnings("unchecked")
    void store() {
        if (creates()) {
            parameters(ObjectPointer.class).forEach(pointer -> pointer.set(tables.created(function)));
        }
    }

    /** Completes the request, the create or the close, if it is one. */
    void complete(NtStatus status) {
        parameters(NdkRequestCompletion.class).forEach(one -> one.complete(number("requestContext"), status));
        parameters(NdkCloseCompletion.class).forEach(one -> one.complete(number("requestContext")));
        parameters(NdkCreateCompletion.class).forEach(one -> {
            NdkObject<?> created = tables.created(function);
            one.complete(number("requestContext"), status, created);
        });
    }

    private static @Nullable Object value(RecordComponent component, Object record) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
