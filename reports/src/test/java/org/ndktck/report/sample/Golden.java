package org.ndktck.report.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares with a file of expected text; {@code -Dgolden.update=true} writes it instead. */
public final class Golden {

    private static final Path DIRECTORY = Path.of("src/test/resources/golden");

    private Golden() {}

    public static void assertMatches(String name, String actual) throws IOException {
        Path file = DIRECTORY.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(DIRECTORY);
            Files.writeString(file, actual);
        }
        assertThat(actual)
                .as("%s; if the change is meant, run once with -Dgolden.update=true and read the diff", file)
                .isEqualTo(Files.readString(file, StandardCharsets.UTF_8));
    }
}
