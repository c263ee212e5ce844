package org.ndktck.cli.option;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import org.ndktck.engine.OptionText;

/**
 * Reads the lower-case name of a constant.
 *
 * @param <E> the type of the constants
 */
public abstract class ChoiceOption<E extends Enum<E>> extends OptionConverter<E> implements Iterable<String> {

    private final Class<E> type;

    /**
     * Makes the converter.
     *
     * @param type the type of the constants
     */
    protected ChoiceOption(Class<E> type) {
        super(text -> OptionText.constant(type, text));
        this.type = type;
    }

    /** Lists what a shell offers; picocli would offer the names of the constants. */
    @Override
    public Iterator<String> iterator() {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .iterator();
    }
}
