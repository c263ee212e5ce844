package org.ndktck.ci;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.codehaus.groovy.control.CompilationFailedException;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.Phases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The recipes have the form of what they are for: our schemas of the keys that the servers document. */
class RecipeFormTest {

    private static final Map<String, String> SCHEMAS = Map.of(
            ".github/workflows/ndk-conformance.yml", "github-workflow",
            ".github/workflows/ndk-conformance-action.yml", "github-workflow",
            ".github/workflows/ndk-conformance-sharded.yml", "github-workflow",
            ".github/workflows/ndk-conformance-diff.yml", "github-workflow",
            ".gitlab-ci.yml", "gitlab-ci",
            ".gitlab-ci-component.yml", "gitlab-ci",
            ".gitlab-ci-sharded.yml", "gitlab-ci",
            "ndk-conformance-job.yaml", "kubernetes-job",
            "ndk-verdict-job.yaml", "kubernetes-job",
            "action.yml", "github-action");

    static Stream<Recipe> recipes() {
        return Stream.concat(
                Recipe.all().stream().filter(Recipe::isYaml), Stream.of(Recipe.inTheCheckout("action.yml")));
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void aRecipeIsValid(Recipe recipe) {
        assertThat(errors(recipe.file(), recipe.text())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    .github/workflows/ndk-conformance.yml | runs-on:        | runs_on:
                    .github/workflows/ndk-conformance.yml | pull_request:   | pull_requests:
                    .github/workflows/ndk-conformance-diff.yml | pull-requests: write | pull-requests: always
                    .github/workflows/ndk-conformance-sharded.yml | fail-fast: false | fail-fast: no way
                    .github/workflows/ndk-conformance-sharded.yml | needs: shard | need: shard
                    .gitlab-ci.yml                        | rules:          | rule:
                    .gitlab-ci-component.yml              | ndk-conformance@0 | ndk-conformance
                    .gitlab-ci-sharded.yml                | parallel: 2     | parallel: two
                    .gitlab-ci-sharded.yml                | script:         | scripts:
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
    void theRecipesAreTheKnown() {
        assertThat(Recipe.all())
                .extracting(Recipe::file)
                .containsExactly(
                        ".github/workflows/ndk-conformance.yml",
                        ".github/workflows/ndk-conformance-action.yml",
                        ".gitlab-ci.yml",
                        ".gitlab-ci-component.yml",
                        "Jenkinsfile",
                        "Jenkinsfile.library",
                        ".github/workflows/ndk-conformance-sharded.yml",
                        ".gitlab-ci-sharded.yml",
                        "Jenkinsfile.sharded",
                        "ndk-conformance-job.yaml",
                        "ndk-verdict-job.yaml",
                        ".github/workflows/ndk-conformance-diff.yml");
    }

    @Test
    void aMistakeInTheActionIsSeen() {
        String text = Recipe.inTheCheckout("action.yml").text();

        assertThat(errors("action.yml", text.replaceFirst("shell: bash", "shel: bash")))
                .isNotEmpty();
        assertThat(errors("action.yml", text.replace("using: composite", "using: composit")))
                .isNotEmpty();
    }

    @Test
    void theComponentIsValid() {
        Recipe component = Recipe.inTheCheckout("templates/ndk-conformance.yml");
        String inputs = component.documents().get(0);
        String job = component.documents().get(1);

        assertThat(component.documents()).hasSize(2);
        assertThat(schema("gitlab-component").validate(inputs, InputFormat.YAML))
                .isEmpty();
        assertThat(schema("gitlab-ci").validate(job, InputFormat.YAML)).isEmpty();
        assertThat(schema("gitlab-component").validate(inputs.replace("default:", "defaults:"), InputFormat.YAML))
                .isNotEmpty();
        assertThat(named(job, "\\$\\[\\[ inputs\\.([a-z-]+) ]]")).isEqualTo(named(inputs, "(?m)^    ([a-z-]+):$"));
    }

    /** What the recipes hand over exists, and what is needed is handed over. */
    @Test
    void theRecipesOfActionAndComponentHandOverWhatThereIs() {
        String action = Recipe.inTheCheckout("action.yml").text();
        String component = Recipe.inTheCheckout("templates/ndk-conformance.yml")
                .documents()
                .get(0);
        JsonNode toTheAction =
                Recipe.of(".github/workflows/ndk-conformance-action.yml").tree().at("/jobs/conformance/steps/2/with");
        JsonNode toTheComponent = Recipe.of(".gitlab-ci-component.yml").tree().at("/include/0/inputs");

        assertThat(toTheAction.propertyNames())
                .contains("provider-path")
                .isSubsetOf(named(action, "(?m)^  ([a-z-]+):$"));
        assertThat(toTheComponent.propertyNames())
                .contains("provider-path")
                .isSubsetOf(named(component, "(?m)^    ([a-z-]+):$"));
    }

    /** Jenkins has no schema for its files; at least they are Groovy. */
    @Test
    void whatJenkinsIsGivenIsGroovy() {
        List<Recipe> files = Stream.concat(
                        Recipe.all().stream().filter(recipe -> !recipe.isYaml()),
                        Stream.of(Recipe.inTheCheckout("vars/ndkConformance.groovy")))
                .toList();

        assertThat(files).hasSize(4).allSatisfy(file -> parse(file.text()));
        assertThatThrownBy(() -> parse(Recipe.of("Jenkinsfile").text().replaceFirst("}", "")))
                .isInstanceOf(CompilationFailedException.class);
    }

    private static void parse(String text) {
        CompilationUnit unit = new CompilationUnit();
        unit.addSource("Recipe.groovy", text);
        unit.compile(Phases.CONVERSION);
    }

    /** No builder of images is at hand: that what is copied exists, and comes from a stage that there is. */
    @Test
    void theImageIsMadeOfWhatThereIs() throws IOException {
        String text = Recipe.inTheCheckout("Containerfile").text();

        assertThat(text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")))
                .allMatch(
                        line -> line.matches("(FROM \\S+( AS \\w+)?|WORKDIR /\\S*|COPY .+|RUN .+|ENTRYPOINT \\[.*])"));
        assertThat(named(text, "COPY --from=(\\w+)")).isEqualTo(named(text, "FROM \\S+ AS (\\w+)"));
        assertThat(text)
                .contains("-pl tck-cli -am")
                .contains("/kit/tck-cli/target/ndk-tck.jar /opt/ndk-tck/ndk-tck.jar");
        assertThat(Files.readString(Path.of("pom.xml"))).contains("${project.build.directory}/ndk-tck.jar");
    }

    private static Set<String> named(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
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
