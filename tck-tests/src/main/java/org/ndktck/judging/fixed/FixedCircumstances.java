package org.ndktck.judging.fixed;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.commons.support.AnnotationSupport;
import org.ndktck.circumstance.Circumstance;
import org.ndktck.circumstance.Circumstances;

/** The circumstances that a property is not judged under, by the {@link HoldsFixed} on it, on its class and on the classes around that. */
public final class FixedCircumstances {

    private FixedCircumstances() {}

    /**
     * Lists what a property is not judged under.
     *
     * @param property the property
     * @return each annotation that holds for it, its own first
     */
    public static List<HoldsFixed> of(Method property) {
        Stream<Class<?>> containers =
                Stream.iterate(property.getDeclaringClass(), Objects::nonNull, Class::getEnclosingClass);
        return Stream.concat(Stream.of(property), containers)
                .flatMap(element -> AnnotationSupport.findRepeatableAnnotations(element, HoldsFixed.class).stream())
                .toList();
    }

    /**
     * Lists the values that an annotation leaves out.
     *
     * @param fixes the annotation
     * @return them; never an ordinary one
     * @throws IllegalArgumentException if it names a value that there is not, or an ordinary one
     */
    public static Set<Circumstance> leftOutBy(HoldsFixed fixes) {
        return Stream.concat(
                        Stream.of(fixes.value())
                                .flatMap(Circumstances::constants)
                                .filter(value -> !value.isOrdinary()),
                        Stream.of(fixes.values()).flatMap(FixedCircumstances::named))
                .collect(Collectors.toSet());
    }

    private static Stream<Circumstance> named(String pattern) {
        List<Circumstance> named = Circumstances.outOfTheOrdinary().stream()
                .filter(value -> pattern.endsWith("*")
                        ? value.label().startsWith(pattern.substring(0, pattern.length() - 1))
                        : value.label().equals(pattern))
                .toList();
        if (named.isEmpty()) {
            throw new IllegalArgumentException("'" + pattern
                    + "' names no circumstance out of the ordinary; name one such as CallingThread.ANOTHER");
        }
        return named.stream();
    }
}
