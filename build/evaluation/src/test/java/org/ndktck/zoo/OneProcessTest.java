package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.cli.Invocation;
import org.ndktck.cli.JavaProcess;
import org.ndktck.faulty.hostile.HangsInAConnect;

/** Where one process does everything, it ends all the same, and says what it knows. */
@Tag("hostile")
class OneProcessTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void theCommandEndsWhenAFunctionDoesNotReturn() throws Exception {
        Invocation run = command(
                "--provider", "hostile:HangsInAConnect", "--only", "CON-38,GCD-07,ADP-03", "--patience", "1000");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out())
                .contains("CON-38: ", "NdkConnect has not returned after", "Threads.stayForEver")
                .contains("DOES NOT CONFORM", "the only process that judges was stuck");
        assertThat(report().resolve("compliance.html")).isNotEmptyFile();
        assertThat(report().resolve("running.jsonl")).doesNotExist();
    }

    @Test
    void theCommandEndsAtTheTimeLimit() throws Exception {
        Invocation run = command("--profile", "thorough", "--time-limit", "10s");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).contains("UNDECIDED", "its time limit of 10 s was reached");
        assertThat(report().resolve("compliance.html")).isNotEmptyFile();
    }

    @Test
    void theCommandEndsThoughTheProviderHasMoreToDoAtTheEndOfTheProcess() throws Exception {
        Invocation run = command("--provider", "hostile:HangsWhileTheProcessEnds", "--only", "GCD-07");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("CONFORMS AS FAR AS JUDGED", "Report: ");
    }

    @Test
    void theSuiteEndsItsProcessWhenAFunctionDoesNotReturn() throws Exception {
        Path services = Files.createDirectories(directory.resolve("services/META-INF/services"));
        Files.writeString(services.resolve(NdkProvider.class.getName()), HangsInAConnect.class.getName());

        Invocation suite = JavaProcess.ofMain(
                        directory,
                        SuiteProcess.class,
                        "-Dndktck.provider=hostile:HangsInAConnect",
                        "-Dndktck.only=CON-38,GCD-07",
                        "-Dndktck.patience=1000",
                        "-Dndktck.report=" + report())
                .run(directory.resolve("services").toString());

        assertThat(suite.exitCode()).isEqualTo(1);
        assertThat(suite.out())
                .contains("CON-38: ", "NdkConnect has not returned after", "Report: ")
                .doesNotContain("the suite has returned");
        assertThat(suite.err()).contains("DOES NOT CONFORM", "violates CON-38", "the process ends");
        assertThat(report().resolve("compliance.html")).isNotEmptyFile();
    }

    private Invocation command(String... options) throws Exception {
        List<String> args = new ArrayList<>(List.of("run", "--isolation", "none", "--report", report().toString()));
        args.addAll(List.of(options));
        return JavaProcess.ofClassPath(directory).run(args.toArray(String[]::new));
    }

    private Path report() {
        return directory.resolve("report");
    }
}
