package org.ndktck.cli.option;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a path. An empty text, such as that of a variable that is not set, would be the working directory: it is refused. */
public final class PathOption implements ITypeConverter<Path> {

    @Override
    public Path convert(String text) {
        if (text.isBlank()) {
            throw new TypeConversionException(
                    "'" + text + "' is no path; name a file or a directory, '.' for this one");
        }
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(
                    "'" + text + "' is no path of this system: " + e.getReason() + "; name one without wildcards");
        }
    }
}
