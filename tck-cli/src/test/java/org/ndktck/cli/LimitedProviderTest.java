package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.Catalog;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a vendor reads whose provider offers less than the whole: what was not judged, and what would change that. */
@Tag("processes")
class LimitedProviderTest {

    @TempDir
    private Path directory = Path.of("");

    @ParameterizedTest
    @CsvSource({
        "controls=none, ACC-28, ProviderControls.clock",
        "controls=none, ADP-18, ProviderControls.adapterHandlers",
        "posting=none, QP-06, Facility.POSTING"
    })
    void aRowThatNeedsWhatIsNotOfferedSaysWhatToImplement(String setting, String id, String method) throws IOException {
        Invocation run = run("--set", setting, "--only", id + ",GCD-07");

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(row(id).at("/verdict").asString()).isEqualTo("NOT_JUDGED");
        assertThat(row(id).at("/reason").asString()).contains(method);
        assertThat(run.out())
                .contains("CONFORMS AS FAR AS JUDGED: 1 of " + Catalog.load().providerMusts() + " MUSTs");
    }

    @Test
    void aFamilyThatTheAdapterLacksIsNotSupportedAndNotMissed() throws IOException {
        Invocation run = run("--set", "families=ipv4", "--only", "CEV-01");

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(row("CEV-01").at("/verdict").asString()).isEqualTo("CONFORMS");
        assertThat(row("CEV-01").findValues("notSupported").stream().map(JsonNode::toString))
                .contains("{\"IPV6\":\"the adapter has no IPv6 address\"}");
    }

    private Invocation run(String... options) {
        String[] args = new String[options.length + 5];
        args[0] = "run";
        args[1] = "--profile";
        args[2] = "quick";
        args[3] = "--report";
        args[4] = report().toString();
        System.arraycopy(options, 0, args, 5, options.length);
        return Invocation.of(new TckEngine(), args);
    }

    private JsonNode row(String id) throws IOException {
        JsonNode result = JsonMapper.shared().readTree(Files.readString(report().resolve("compliance.json")));
        for (JsonNode row : result.at("/requirements")) {
            if (row.at("/id").asString().equals(id)) {
                return row;
            }
        }
        throw new AssertionError("compliance.json has no row " + id);
    }

    private Path report() {
        return directory.resolve("report");
    }
}
