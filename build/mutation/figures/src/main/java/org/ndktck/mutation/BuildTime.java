package org.ndktck.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/** How long a build took until it wrote a file. */
public final class BuildTime {

    private static final String BEGIN = "mutation.begin";

    private BuildTime() {}

    /**
     * Measures from the begin of the build, which the build itself tells.
     *
     * @param file what was written
     * @return minutes, rounded up
     * @throws IOException if there is no such file
     */
    public static long minutes(Path file) throws IOException {
        Instant written = Files.getLastModifiedTime(file).toInstant();
        return Duration.between(Instant.parse(System.getProperty(BEGIN)), written)
                        .toMinutes()
                + 1;
    }
}
