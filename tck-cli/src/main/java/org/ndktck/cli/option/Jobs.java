package org.ndktck.cli.option;

import picocli.CommandLine.ITypeConverter;

/** Reads a number of processes. */
public final class Jobs implements ITypeConverter<Integer> {

    private static final int MOST = 256;

    @Override
    public Integer convert(String text) {
        return (int) WholeNumber.parse(text, 1, MOST);
    }
}
