package org.ndktck.cli.option;

import picocli.CommandLine.ITypeConverter;

/** Reads a seed, zero or more. */
public final class Seed implements ITypeConverter<Long> {

    @Override
    public Long convert(String text) {
        return WholeNumber.parse(text, 0, Long.MAX_VALUE);
    }
}
