package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An earlier report rendered again. */
class ReportCommandTest {

    @TempDir
    private Path directory = Path.of("");

    private final RecordingEngine engine = new RecordingEngine(Results.violating());

    @Test
    void theFilesAndTheVerdictComeFromTheResult() throws IOException {
        Path report = directory.resolve("report");
        Invocation run = Invocation.of(engine, "run", "--report", report.toString());
        byte[] result = Files.readAllBytes(report.resolve("compliance.json"));

        Invocation again = Invocation.of(engine, "report", report.toString());

        assertThat(again).isEqualTo(run);
        assertThat(report.resolve("compliance.json")).hasBinaryContent(result);
    }

    @Test
    void aDamagedResultIsRefusedAndLeftAlone() throws IOException {
        Path result = Files.writeString(directory.resolve("compliance.json"), "{\"formatVersion\" : 1");

        Invocation refused = Invocation.of(engine, "report", directory.toString());

        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(refused.err()).contains("compliance.json is damaged").hasLineCount(1);
        assertThat(result).hasContent("{\"formatVersion\" : 1");
    }
}
