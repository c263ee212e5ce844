package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help and version everywhere. */
class HelpTest {

    private final RecordingEngine engine = new RecordingEngine(Results.conforming());

    @ParameterizedTest
    @ValueSource(strings = {"run", "replay", "list", "explain", "providers", "report", "merge"})
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
