package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The first worker asks the provider whether others may work beside it. */
@Tag("processes")
class SeveralProcessesTest {

    private static final String SOURCE = """
            package com.acme;
            import org.ndktck.api.provider.*;
            public class Acme implements NdkProvider {
                private final NdkProvider reference = new org.ndktck.reference.ReferenceProvider();
                public ProviderIdentity identity() { return new ProviderIdentity("acme", "Acme", "1.4"); }
                public int spiVersion() { return SPI_VERSION; }
                public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
                    return reference.open(request);
                }
                public boolean worksInSeveralProcesses() { %s }
            }
            """;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void whoWorksInOneProcessGetsOneWorker() throws IOException {
        Invocation run = run("return false;");

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(report().resolve("journal.jsonl")).content().doesNotContain("\"worker\":2");
    }

    @Test
    void jobsForSuchAProviderAreRefused() throws IOException {
        assertRefused(
                run("return false;", "--jobs", "2"),
                "works in one process at a time, and --jobs asks for 2; leave --jobs out, or let"
                        + " worksInSeveralProcesses() return true");
    }

    @Test
    void anAnswerThatThrowsIsRefused() throws IOException {
        assertRefused(
                run("throw new IllegalStateException(\"no idea\");", "--jobs", "2"),
                "provider class com.acme.Acme failed to tell whether it works in several processes:"
                        + " java.lang.IllegalStateException: no idea; make worksInSeveralProcesses() return a constant");
    }

    /** A worker judges several shares one after the other, and sees in the later ones what it judged in the first. */
    @Test
    void whatOneShareHasJudgedIsNotForgottenForWhatAnotherSeesInPassing() throws IOException {
        Invocation run = Invocation.of(
                new TckEngine(),
                "run",
                "--provider",
                "faulty:CompletesInlineAnswersWhenClosing",
                "--only",
                "CB-01,CB-02,CB-03,CB-04,CB-05,CB-09",
                "--tries",
                "20",
                "--jobs",
                "2",
                "--no-progress",
                "--report",
                report().toString());

        assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
        JsonNode result = JsonMapper.shared().readTree(Files.readString(report().resolve("compliance.json")));
        List<String> judged = new ArrayList<>();
        for (JsonNode row : result.at("/requirements")) {
            if (row.at("/evidence/judgedTries").asInt() > 0) {
                judged.add(row.at("/id").asString() + " " + row.at("/verdict").asString());
            }
        }
        assertThat(judged)
                .containsExactlyInAnyOrder(
                        "CB-01 CONFORMS",
                        "CB-02 VIOLATES",
                        "CB-03 CONFORMS",
                        "CB-04 CONFORMS",
                        "CB-05 CONFORMS",
                        "CB-09 CONFORMS");
    }

    private void assertRefused(Invocation refused, String words) {
        assertThat(refused.err()).startsWith("ndk-tck: ").contains(words).hasLineCount(1);
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(Files.exists(report())).isFalse();
    }

    private Invocation run(String answer, String... more) throws IOException {
        Path path = new VendorJar(directory.resolve("classes"))
                .withSource("Acme", SOURCE.formatted(answer))
                .directory();
        Stream<String> fixed = Stream.of(
                "run",
                "--provider-path",
                path.toString(),
                "--only",
                "GCD-07,GCD-09",
                "--tries",
                "200",
                "--no-progress",
                "--report",
                report().toString());
        return Invocation.of(
                new TckEngine(), Stream.concat(fixed, Stream.of(more)).toArray(String[]::new));
    }

    private Path report() {
        return directory.resolve("report");
    }
}
