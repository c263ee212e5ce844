package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The version does not depend on which jar of a build the classes come from. */
class KitVersionTest {

    @Test
    void theVersionIsThatOfTheBuild() throws IOException {
        assertThat(Files.readString(Path.of("../pom.xml")))
                .contains("<artifactId>ndk-tck-parent</artifactId>\n  <version>" + KitVersion.text() + "</version>");
    }
}
