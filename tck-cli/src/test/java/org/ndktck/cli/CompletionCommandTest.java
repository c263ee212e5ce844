package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A shell reads the script and completes with it what the command takes. */
@DisabledOnOs(OS.WINDOWS)
class CompletionCommandTest {

    /** Asks for what could stand in place of the last word. */
    private static final String ASK = """
            compopt() { :; } # bash refuses it where nobody has pressed a key
            source "$1"; shift
            function=$(complete -p ndk-tck | sed 's/.*-F \\([^ ]*\\).*/\\1/')
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
            "$function" "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void bashReadsTheScript() throws Exception {
        Path script = script();

        assertThat(bash("-n", script.toString())).isEmpty();
        assertThat(bash(
                        "-n",
                        Files.writeString(directory.resolve("torn"), "function f() {\n")
                                .toString()))
                .as("bash -n of a script that ends too early")
                .contains("syntax error");
    }

    @ParameterizedTest
    @CsvSource({
        "do, doctor",
        "run --provider-p, --provider-path",
        "run --require, --require-complete",
        "run --profile st, standard",
        "diff --format ma, markdown",
        "completion z, zsh"
    })
    void aWordIsCompleted(String begun, String completed) throws Exception {
        assertThat(completions(begun)).containsExactly(completed);
    }

    /** Each value that the shell offers is one that the command takes. */
    @Test
    void theValuesOfAChoiceAreInLowerCase() throws Exception {
        assertThat(completions("run --fail-on ")).containsExactly("violation", "noted", "undecided");
    }

    private List<String> completions(String begun) throws Exception {
        Path ask = Files.writeString(directory.resolve("ask"), ASK);
        List<String> words = new ArrayList<>(List.of(ask.toString(), script().toString(), "ndk-tck"));
        words.addAll(List.of(begun.split(" ", -1)));
        return bash(words.toArray(String[]::new)).lines().map(String::strip).toList();
    }

    private Path script() throws IOException {
        Invocation completion = Invocation.of(new RecordingEngine(Results.conforming()), "completion", "bash");
        assertThat(completion.exitCode()).as(completion.err()).isZero();
        return Files.writeString(directory.resolve("script"), completion.out());
    }

    private static String bash(String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of("bash"));
        command.addAll(List.of(args));
        Process bash = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor(1, TimeUnit.MINUTES)).as("bash ends").isTrue();
        return printed;
    }
}
