package org.ndktck.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.cli.VendorJar;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the recipes give to a shell is given to one, as the server would, beside both jars. */
@Tag("recipes")
@DisabledOnOs(OS.WINDOWS) // the recipes are for sh
class RecipeRunIT {

    private static final Path JAR = Path.of("target", "ndk-tck.jar").toAbsolutePath();

    /** A provider that passes: the reference under another name. */
    private static final String ACME = """
            package com.acme;
            import org.ndktck.api.provider.*;
            public class AcmeNdk implements NdkProvider {
                private final NdkProvider reference = new org.ndktck.reference.ReferenceProvider();
                public ProviderIdentity identity() { return new ProviderIdentity("acme-ndk", "Acme", "1.4"); }
                public int spiVersion() { return SPI_VERSION; }
                public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
                    return reference.open(request);
                }
            }
            """;

    @TempDir
    private Path directory = Path.of("");

    @BeforeEach
    void bringBothJars() throws IOException {
        Files.copy(JAR, directory.resolve("ndk-tck.jar"));
        new VendorJar(directory.resolve("classes")).withSource("AcmeNdk", ACME).jar(directory.resolve("acme-ndk.jar"));
    }

    @Test
    void gitHubActions() throws Exception {
        Recipe recipe = Recipe.of(".github/workflows/ndk-conformance.yml");
        JsonNode shards = recipe.tree().at("/jobs/shard/strategy/matrix/shard");
        List<String> lines = recipe.shellLines();

        for (JsonNode shard : shards) {
            sh(lines.get(0).replace("${{ matrix.shard }}", shard.asString()), Map.of());
        }
        sh(lines.get(1), Map.of());

        assertVerdict(lines);
    }

    @Test
    void gitLab() throws Exception {
        Recipe recipe = Recipe.of(".gitlab-ci.yml");
        int total = recipe.tree().at("/shard/parallel").asInt();
        List<String> lines = recipe.shellLines();

        for (int index = 1; index <= total; index++) {
            sh(lines.get(0), Map.of("CI_NODE_INDEX", String.valueOf(index), "CI_NODE_TOTAL", String.valueOf(total)));
        }
        sh(lines.get(1), Map.of());

        assertVerdict(lines);
    }

    @Test
    void jenkins() throws Exception {
        Recipe recipe = Recipe.of("Jenkinsfile");
        assertThat(recipe.text()).contains("values '1', '2'");
        List<String> lines = recipe.shellLines();

        for (String shard : List.of("1", "2")) {
            sh(lines.get(0), Map.of("SHARD", shard));
        }
        sh(lines.get(1), Map.of());

        assertVerdict(lines);
    }

    @Test
    void kubernetes() throws Exception {
        Recipe job = Recipe.of("ndk-conformance-job.yaml");
        Recipe verdict = Recipe.of("ndk-verdict-job.yaml");
        List<String> lines = new ArrayList<>(job.shellLines());
        lines.addAll(verdict.shellLines());

        for (int index :
                IntStream.range(0, job.tree().at("/spec/completions").asInt()).toArray()) {
            sh(lines.get(0), Map.of("JOB_COMPLETION_INDEX", String.valueOf(index)));
        }
        sh(lines.get(1), Map.of());

        assertVerdict(lines);
    }

    private void sh(String line, Map<String, String> environment) throws Exception {
        Path out = directory.resolve("out.txt");
        ProcessBuilder builder = new ProcessBuilder("sh", "-e", "-c", line)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().putAll(environment);
        Path java = Path.of(System.getProperty("java.home"), "bin");
        builder.environment().merge("PATH", java.toString(), (path, bin) -> bin + ":" + path);
        Process process = builder.start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).as(line).isTrue();
        assertThat(process.exitValue()).as(line + "\n" + Files.readString(out)).isZero();
    }

    private void assertVerdict(List<String> lines) throws IOException {
        assertThat(lines).hasSize(2);
        JsonNode result =
                JsonMapper.shared().readTree(Files.readString(directory.resolve("ndk-tck-report/compliance.json")));
        assertThat(result.at("/headline").asString()).isEqualTo("CONFORMS");
        assertThat(result.at("/run/provider/name").asString()).isEqualTo("acme-ndk");
        assertThat(result.at("/run/selection").asString()).isEqualTo("all");
        assertThat(directory.resolve("ndk-tck-report/junit.xml")).exists();
    }
}
