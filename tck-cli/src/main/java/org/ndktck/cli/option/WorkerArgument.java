package org.ndktck.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an option of a Java runtime; anything else that comes first a runtime would take for the class to run. */
public final class WorkerArgument implements ITypeConverter<String> {

    @Override
    public String convert(String text) {
        if (!text.startsWith("-") || text.length() < 2) {
            throw new TypeConversionException(
                    "'" + text
                            + "' is no option of a Java runtime; give one as a whole, such as -Xmx2g or --add-opens=MODULE/PACKAGE=ALL-UNNAMED");
        }
        return text;
    }
}
