package org.ndktck.cli.option;

import org.ndktck.engine.OptionException;
import org.ndktck.engine.OptionText;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the text of an option and refuses it as picocli wants it, so that the sentence begins with the option's name.
 *
 * @param <T> the type of the value
 */
public abstract class OptionConverter<T> implements ITypeConverter<T> {

    private final OptionText.Reader<T> reader;

    /**
     * Makes the converter.
     *
     * @param reader reads the text
     */
    protected OptionConverter(OptionText.Reader<T> reader) {
        this.reader = reader;
    }

    @Override
    public final T convert(String text) {
        try {
            return reader.read(text);
        } catch (OptionException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
