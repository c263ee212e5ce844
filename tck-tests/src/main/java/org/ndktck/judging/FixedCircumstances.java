package org.ndktck.judging;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The circumstances that a property keeps ordinary, by the {@link HoldsFixed} on it, on its class and on the classes around that. */
public final class FixedCircumstances {

    private FixedCircumstances() {}

    /**
     * Lists what a property keeps ordinary.
     *
     * @param property the property
     * @return each annotation that holds for it, its own first
     */
    public static List<HoldsFixed> of(Method property) {
        Stream<Class<?>> containers =
                Stream.iterate(property.getDeclaringClass(), Objects::nonNull, Class::getEnclosingClass);
        return Stream.concat(Stream.of(property), containers)
                .flatMap(element -> Stream.of(element.getAnnotationsByType(HoldsFixed.class)))
                .toList();
    }
}
