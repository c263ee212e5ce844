package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The manual pages say what the help says. */
class ManPagesTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void eachSubcommandHasAPageWithItsOptionsAndItsExample() throws Exception {
        ManPages.write(directory);

        assertThat(ManPages.subcommands()).hasSizeGreaterThan(12);
        for (CommandSpec subcommand : ManPages.subcommands()) {
            Path page = directory.resolve("ndk-tck-" + subcommand.name() + ".adoc");
            assertThat(page).content().contains("Example: ndk-tck " + subcommand.name());
            for (OptionSpec option : subcommand.options()) {
                assertThat(page).content().contains(option.hidden() ? "" : "*" + option.longestName() + "*");
            }
        }
        assertThat(directory.resolve("ndk-tck.adoc")).content().contains("*run*", "*doctor*", "Exit codes:");
    }
}
