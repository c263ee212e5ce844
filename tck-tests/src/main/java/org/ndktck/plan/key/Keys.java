package org.ndktck.plan.key;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** What the parts of plans are called in tokens: as {@link Key} says, or else after their names in the code. */
public final class Keys {

    /** A reflection that is asked anew for every try is slow. */
    private static final ClassValue<Map<String, String>> OF_CONSTANTS = new ClassValue<>() {
        @Override
        protected Map<String, String> computeValue(Class<?> type) {
            return Arrays.stream(type.getEnumConstants())
                    .map(constant -> ((Enum<?>) constant).name())
                    .collect(Collectors.toUnmodifiableMap(name -> name, name -> ofConstant(type, name)));
        }
    };

    private static final Map<RecordComponent, String> OF_COMPONENTS = new ConcurrentHashMap<>();

    private Keys() {}

    /**
     * Gives the key of a component.
     *
     * @param component of a plan
     * @return its key within the plan
     */
    public static String of(RecordComponent component) {
        return OF_COMPONENTS.computeIfAbsent(component, asked -> explicit(asked).orElseGet(asked::getName));
    }

    /**
     * Gives the key of a parameter.
     *
     * @param type an enumeration
     * @return the key of a parameter of this type
     */
    public static String of(Class<?> type) {
        String name = type.getSimpleName();
        return explicit(type).orElseGet(() -> name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
    }

    /**
     * Gives the text of a choice.
     *
     * @param constant of an enumeration
     * @return its text as a value
     */
    public static String of(Enum<?> constant) {
        return Objects.requireNonNull(
                OF_CONSTANTS.get(constant.getDeclaringClass()).get(constant.name()));
    }

    private static String ofConstant(Class<?> type, String name) {
        try {
            return explicit(type.getField(name))
                    .orElseGet(() -> name.toLowerCase(Locale.ROOT).replace('_', '-'));
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Optional<String> explicit(AnnotatedElement part) {
        return Optional.ofNullable(part.getAnnotation(Key.class)).map(Key::value);
    }
}
