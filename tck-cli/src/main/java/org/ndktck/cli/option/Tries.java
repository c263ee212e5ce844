package org.ndktck.cli.option;

import picocli.CommandLine.ITypeConverter;

/** Reads a number of tries, at least one. */
public final class Tries implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
        return (int) WholeNumber.parse(text, 1, Integer.MAX_VALUE);
    }
}
