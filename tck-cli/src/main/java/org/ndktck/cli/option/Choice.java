package org.ndktck.cli.option;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the lower-case name of a constant.
 *
 * @param <E> the type of the constants
 */
public abstract class Choice<E extends Enum<E>> implements ITypeConverter<E> {

    private final Class<E> type;

    /**
     * Makes the converter.
     *
     * @param type the type of the constants
     */
    protected Choice(Class<E> type) {
        this.type = type;
    }

    @Override
    public E convert(String text) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> nameOf(constant).equals(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'" + text + "' is none of " + names()));
    }

    private String names() {
        return Arrays.stream(type.getEnumConstants()).map(Choice::nameOf).collect(Collectors.joining(", "));
    }

    private static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
