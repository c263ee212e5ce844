package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Help and version everywhere. */
class HelpTest {

    private final RecordingEngine engine = new RecordingEngine(Results.conforming());

    static Set<String> subcommands() {
        Invocation none = Invocation.of(new RecordingEngine(Results.conforming()));
        String names = none.err().replaceFirst("(?s).*one of (.*); see.*", "$1");
        return new TreeSet<>(List.of(names.split(", ", -1)));
    }

    /** From it {@link #subcommands} come. */
    @Test
    void theSentenceAboutAMissingSubcommandNamesAllThatTheHelpShows() {
        String help = Invocation.of(engine, "--help").out();

        assertThat(subcommands()).contains("run", "init", "completion", "help").hasSizeGreaterThan(12);
        assertThat(subcommands()).allSatisfy(name -> assertThat(help).containsPattern("(?m)^  " + name + " "));
    }

    @ParameterizedTest
    @MethodSource("subcommands")
    void everySubcommandHasHelpWithAnExampleAndAVersion(String subcommand) {
        Invocation help = Invocation.of(engine, subcommand, "--help");
        Invocation version = Invocation.of(engine, subcommand, "--version");

        assertThat(help.exitCode()).isZero();
        assertThat(help.out()).startsWith("Usage: ndk-tck " + subcommand).contains("Example: ndk-tck " + subcommand);
        assertThat(version.exitCode()).isZero();
        assertThat(version.out()).startsWith("ndk-tck ").doesNotContain("$");
    }

    @Test
    void theCommandHasHelpWithExamplesAndExitCodes() {
        Invocation help = Invocation.of(engine, "--help");

        assertThat(help.exitCode()).isZero();
        assertThat(help.out()).contains("Examples:", "ndk-tck run", "3 not run").doesNotContain("stacktrace");
    }

    @Test
    void helpIsASubcommandToo() {
        assertThat(Invocation.of(engine, "help")).isEqualTo(Invocation.of(engine, "--help"));
        assertThat(Invocation.of(engine, "help", "run")).isEqualTo(Invocation.of(engine, "run", "--help"));
    }
}
