package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages that the watchdog knows as the kit's own. */
class KnownPackagesTest {

    /** A frame of the kit in a package that is missing there would be blamed on the provider. */
    @Test
    void everyPackageOfTheKitIsKnownAsItsOwn() throws IOException {
        try (Stream<Path> packages = Files.list(Path.of("src", "main", "java", "org", "ndktck"))) {
            assertThat(packages.map(directory -> directory.getFileName() + ".").toList())
                    .hasSizeGreaterThan(20)
                    .isSubsetOf(Watchdog.Frames.OWN);
        }
    }
}
