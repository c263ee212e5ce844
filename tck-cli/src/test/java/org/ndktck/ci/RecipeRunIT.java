package org.ndktck.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the recipes for several jobs give to a shell is given to one, as the server would, beside both jars. */
@Tag("recipes")
@DisabledOnOs(OS.WINDOWS) // the recipes are for sh
class RecipeRunIT {

    @TempDir
    private Path directory = Path.of("");

    private RecipeShell shell = new RecipeShell(directory);

    @BeforeEach
    void bringBothJars() throws IOException {
        shell = new RecipeShell(directory).withBothJars();
    }

    @Test
    void gitHubActions() throws Exception {
        Recipe recipe = Recipe.of(".github/workflows/ndk-conformance-sharded.yml");
        JsonNode shards = recipe.tree().at("/jobs/shard/strategy/matrix/shard");
        List<String> lines = recipe.shellLines();

        for (JsonNode shard : shards) {
            shell.sh(lines.get(0).replace("${{ matrix.shard }}", shard.asString()), Map.of());
        }
        shell.sh(lines.get(1), Map.of());

        assertVerdict(lines);
    }

    @Test
    void gitLab() throws Exception {
        Recipe recipe = Recipe.of(".gitlab-ci-sharded.yml");
        int total = recipe.tree().at("/shard/parallel").asInt();
        List<String> lines = recipe.shellLines();

        for (int index = 1; index <= total; index++) {
            shell.sh(
                    lines.get(0),
                    Map.of("CI_NODE_INDEX", String.valueOf(index), "CI_NODE_TOTAL", String.valueOf(total)));
        }
        shell.sh(lines.get(1), Map.of());

        assertVerdict(lines);
    }

    @Test
    void jenkins() throws Exception {
        Recipe recipe = Recipe.of("Jenkinsfile.sharded");
        assertThat(recipe.text()).contains("values '1', '2'");
        List<String> lines = recipe.shellLines();

        for (String shard : List.of("1", "2")) {
            shell.sh(lines.get(0), Map.of("SHARD", shard));
        }
        shell.sh(lines.get(1), Map.of());

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
            shell.sh(lines.get(0), Map.of("JOB_COMPLETION_INDEX", String.valueOf(index)));
        }
        shell.sh(lines.get(1), Map.of());

        assertVerdict(lines);
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
