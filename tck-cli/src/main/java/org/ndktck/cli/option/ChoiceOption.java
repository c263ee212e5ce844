package org.ndktck.cli.option;

import org.ndktck.engine.OptionText;

/**
 * Reads the lower-case name of a constant.
 *
 * @param <E> the type of the constants
 */
public abstract class ChoiceOption<E extends Enum<E>> extends OptionConverter<E> {

    /**
     * Makes the converter.
     *
     * @param type the type of the constants
     */
    protected ChoiceOption(Class<E> type) {
        super(text -> OptionText.constant(type, text));
    }
}
