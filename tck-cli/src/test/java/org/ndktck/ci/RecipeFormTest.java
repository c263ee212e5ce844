package org.ndktck.ci;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The recipes have the form of what they are for: our schemas of the keys that the servers document. */
class RecipeFormTest {

    private static final Map<String, String> SCHEMAS = Map.of(
            ".github/workflows/ndk-conformance.yml", "github-workflow",
            ".gitlab-ci.yml", "gitlab-ci",
            "ndk-conformance-job.yaml", "kubernetes-job",
            "ndk-verdict-job.yaml", "kubernetes-job");

    static Stream<Recipe> recipes() {
        return Recipe.all().stream().filter(Recipe::isYaml);
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void aRecipeIsValid(Recipe recipe) {
        assertThat(errors(recipe.file(), recipe.text())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    .github/workflows/ndk-conformance.yml | runs-on:        | runs_on:
                    .github/workflows/ndk-conformance.yml | fail-fast: false | fail-fast: no way
                    .github/workflows/ndk-conformance.yml | needs: shard    | need: shard
                    .gitlab-ci.yml                        | parallel: 2     | parallel: two
                    .gitlab-ci.yml                        | script:         | scripts:
                    ndk-conformance-job.yaml              | completionMode: Indexed | completionMode: Index
                    ndk-conformance-job.yaml              | mountPath:      | path:
                    ndk-verdict-job.yaml                  | restartPolicy: Never | restartPolicy: Always
                    """)
    void aMistakeIsSeen(String file, String right, String wrong) {
        String text = Recipe.of(file).text();
        assertThat(text).contains(right);

        assertThat(errors(file, text.replace(right, wrong))).isNotEmpty();
    }

    @Test
    void theRecipesAreTheFiveKnown() {
        assertThat(Recipe.all())
                .extracting(Recipe::file)
                .containsExactly(
                        ".github/workflows/ndk-conformance.yml",
                        ".gitlab-ci.yml",
                        "Jenkinsfile",
                        "ndk-conformance-job.yaml",
                        "ndk-verdict-job.yaml");
    }

    /** Jenkins has no schema for its files; at least every bracket is closed. */
    @Test
    void thePipelineIsBalanced() {
        String text = Recipe.of("Jenkinsfile").text();

        assertThat(text.chars().filter(c -> c == '{').count())
                .isEqualTo(text.chars().filter(c -> c == '}').count());
    }

    private static List<Error> errors(String file, String text) {
        return schema(Objects.requireNonNull(SCHEMAS.get(file), file)).validate(text, InputFormat.YAML);
    }

    private static Schema schema(String name) {
        try (InputStream file = RecipeFormTest.class.getResourceAsStream(name + ".schema.json")) {
            String text = new String(Objects.requireNonNull(file, name).readAllBytes(), UTF_8);
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
