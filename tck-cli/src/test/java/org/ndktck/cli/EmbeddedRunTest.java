package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.ProvenanceSearch;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The command with the real kit and the reference provider, for a few tries. */
class EmbeddedRunTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void theReferenceKeepsTheRequirementsAskedFor() throws IOException {
        Invocation run = run(
                "--only", "GCD-07,GCD-10", "--profile", "quick", "--seed", "5", "--patience", "2000", "--jobs", "1");

        JsonNode result = JsonMapper.shared().readTree(Files.readString(report().resolve("compliance.json")));
        assertThat(run.out()).contains("CONFORMS AS FAR AS JUDGED: ");
        assertThat(run.exitCode()).isZero();
        assertThat(result.at("/run/provider/name").asString()).isEqualTo("reference");
        assertThat(result.at("/run/seed").asString()).isEqualTo("5");
        assertThat(result.at("/run/patienceMillis").asInt()).isEqualTo(2000);
        assertThat(result.at("/run/selection").asString()).isEqualTo("only GCD-07, GCD-10");
    }

    /** The same in workers and in one process: the hashes are those of what lies there. */
    @ParameterizedTest
    @ValueSource(strings = {"fork", "none"})
    void theReportSaysByWhatOthersKnowTheRunAgain(String isolation) throws IOException {
        run("--only", "GCD-07", "--tries", "100", "--isolation", isolation);

        JsonNode known = JsonMapper.shared()
                .readTree(Files.readString(report().resolve("compliance.json")))
                .at("/run/provenance");
        Path classes = HashedFile.locationOf(
                        ServiceLoader.load(NdkProvider.class).iterator().next().getClass())
                .orElseThrow();
        assertThat(known.at("/provider")).hasSize(1);
        assertThat(known.at("/provider/0/sha256").asString())
                .isEqualTo(HashedFile.of(classes).sha256());
        assertThat(known.at("/kit").values().stream()
                        .map(file -> file.at("/sha256").asString()))
                .containsExactlyElementsOf(ProvenanceSearch.ofKit(RunOrder.kit()).kit().stream()
                        .map(HashedFile::sha256)
                        .toList())
                .hasSize(4);
        assertThat(known.at("/catalogueSha256").asString()).matches("[0-9a-f]{64}");
        assertThat(known.at("/commandLine").asString())
                .isEqualTo("ndk-tck run --report " + report() + " --only GCD-07 --tries 100 --isolation " + isolation);
        assertThat(Invocation.of(new TckEngine(), "verify", report().toString()).exitCode())
                .isZero();
    }

    @Test
    void anEmptySelectionIsRefused() {
        assertRefused(run("--only", "GCD-07", "--skip", "GCD-07"), "leaves nothing to judge");
    }

    @Test
    void aSelectionThatTheKitDoesNotCheckIsRefused() {
        assertRefused(run("--only", "GCD-06"), "leaves nothing to judge");
    }

    @Test
    void aSettingThatTheProviderDoesNotKnowIsRefused() {
        assertRefused(run("--set", "nonsense=1"), "nonsense");
    }

    @Test
    void aTokenThatIsNoneIsRefused() {
        assertRefused(Invocation.of(new TckEngine(), "replay", "nonsense"), "'nonsense' is no token of this kit");
    }

    private void assertRefused(Invocation refused, String words) {
        assertThat(refused.err()).startsWith("ndk-tck: ").contains(words).hasLineCount(1);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(report()).doesNotExist();
    }

    private Invocation run(String... options) {
        String[] args = new String[options.length + 3];
        args[0] = "run";
        args[1] = "--report";
        args[2] = report().toString();
        System.arraycopy(options, 0, args, 3, options.length);
        return Invocation.of(new TckEngine(), args);
    }

    private Path report() {
        return directory.resolve("report");
    }
}
