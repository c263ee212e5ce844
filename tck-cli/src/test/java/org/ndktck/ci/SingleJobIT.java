package org.ndktck.ci;

import static org.assertj.core.api.Assertions.assertThat;

import groovy.lang.Binding;
import groovy.lang.Closure;
import groovy.lang.GroovyShell;
import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the recipes of one job give to a shell, and the action, the component and the shared step, is given to one as the server
 * would. One requirement is judged: what all of them come to is not the business of a recipe.
 */
@Tag("recipes")
@DisabledOnOs(OS.WINDOWS) // the recipes are for sh
class SingleJobIT {

    private static final Map<String, String> ONE_ROW = Map.of("NDKTCK_ONLY", "GCD-07");

    @TempDir
    private Path directory = Path.of("");

    private RecipeShell shell = new RecipeShell(directory);

    @BeforeEach
    void bringBothJars() throws IOException {
        shell = new RecipeShell(directory).withBothJars();
    }

    @Test
    void gitHubActions() throws Exception {
        List<String> lines = Recipe.of(".github/workflows/ndk-conformance.yml").shellLines();
        Map<String, String> environment = gitHub(Map.of("NDKTCK_PROFILE", "quick"));

        shell.sh(lines.get(0), environment);
        assertVerdict("quick");
        shell.sh(lines.get(1), environment);

        assertThat(lines).hasSize(2);
        assertThat(directory.resolve("summary")).content().startsWith("## NDK conformance: CONFORMS AS FAR");
        assertAnnotations(lines.get(1), environment);
    }

    /** What hands over the report of the branch and takes the comment is stood in for. */
    @Test
    void gitHubActionsCompares() throws Exception {
        List<String> lines =
                Recipe.of(".github/workflows/ndk-conformance-diff.yml").shellLines();
        Map<String, String> environment =
                gitHub(Map.of("BRANCH", "main", "PULL_REQUEST", "7", "PATH", directory + ":" + System.getenv("PATH")));
        Path gh = directory.resolve("gh");

        shell.sh(lines.get(0), environment);
        Files.writeString(gh, "#!/bin/sh\n");
        assertThat(gh.toFile().setExecutable(true)).isTrue();
        shell.sh(lines.get(1), environment);
        assertThat(directory.resolve("summary")).as("nothing to compare with").doesNotExist();
        Files.writeString(gh, """
                #!/bin/sh
                case "$1 $2" in
                    "run list") echo 41 ;;
                    "run download") [ "$3" = 41 ] && cp -r ndk-tck-report before ;;
                    "pr comment") [ "$3" = 7 ] && cp diff.md comment.md ;;
                esac
                """);
        shell.sh(lines.get(1), environment);

        assertThat(lines).hasSize(2);
        assertThat(directory.resolve("summary")).content().contains("not worse: every requirement as before");
        assertThat(directory.resolve("comment.md")).hasSameTextualContentAs(directory.resolve("summary"));
    }

    @Test
    void theAction() throws Exception {
        Recipe action = Recipe.inTheCheckout("action.yml");
        List<String> lines = action.shellLines();
        Path launcher = directory.resolve("ndk-tck");
        Files.writeString(launcher, "#!/bin/sh\nexec java -jar ndk-tck.jar \"$@\"\n");
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
        Map<String, String> inputs = Map.of(
                "provider-path", "acme-ndk.jar",
                "provider", "",
                "profile", "quick",
                "require-complete", "false",
                "time-limit", "30m",
                "report", "ndk-tck-report");
        Map<String, String> environment = gitHub(Map.of("GITHUB_ACTION_PATH", directory.toString()));
        action.tree()
                .at("/runs/steps")
                .forEach(step -> step.path("env")
                        .properties()
                        .forEach(one ->
                                environment.put(one.getKey(), value(one.getValue(), inputs, "${{ inputs.%s }}"))));

        shell.sh(lines.get(0), environment);
        assertVerdict("quick");
        shell.sh(lines.get(1), environment);

        assertThat(lines).hasSize(2);
        assertThat(directory.resolve("summary")).content().startsWith("## NDK conformance: CONFORMS AS FAR");
        assertThat(directory.resolve("output")).content().startsWith("headline=CONFORMS AS FAR AS JUDGED");
        assertAnnotations(lines.get(1), environment);
    }

    @Test
    void gitLab() throws Exception {
        List<String> lines = Recipe.of(".gitlab-ci.yml").shellLines();

        assertThat(lines).hasSize(1);
        shell.sh(lines.get(0), with(Map.of("NDKTCK_PROFILE", "quick")));

        assertVerdict("quick");
    }

    @Test
    void theComponent() throws Exception {
        Recipe component = Recipe.inTheCheckout("templates/ndk-conformance.yml");
        Map<String, String> inputs = Map.of(
                "kit", "ndk-tck.jar",
                "provider-path", "acme-ndk.jar",
                "provider", "",
                "profile", "standard",
                "require-complete", "false",
                "time-limit", "30m");
        Map<String, String> environment = with(Map.of());
        component
                .tree()
                .at("/ndk-conformance/variables")
                .properties()
                .forEach(one -> environment.put(one.getKey(), value(one.getValue(), inputs, "$[[ inputs.%s ]]")));

        shell.sh(component.shellLines().get(0).replace("$[[ inputs.kit ]]", "ndk-tck.jar"), environment);

        assertVerdict("standard");
    }

    @Test
    void jenkins() throws Exception {
        List<String> lines = Recipe.of("Jenkinsfile").shellLines();

        assertThat(lines).hasSize(1);
        shell.sh(lines.get(0), with(Map.of("NDKTCK_PROFILE", "quick")));

        assertVerdict("quick");
    }

    /** The steps that Jenkins has are stood in for. */
    @Test
    void theSharedStep() throws IOException {
        List<String> kept = new ArrayList<>();
        Map<String, String> environment = with(Map.of());
        Binding steps = new Binding();
        steps.setVariable("withEnv", step(args -> {
            ((List<?>) args[0]).forEach(pair -> {
                String[] parts = pair.toString().split("=", 2);
                environment.put(parts[0], parts[1]);
            });
            return ((Closure<?>) args[1]).call();
        }));
        steps.setVariable("sh", step(args -> run(args[0].toString(), environment)));
        steps.setVariable("junit", step(args -> kept.add(args[0].toString())));
        steps.setVariable("archiveArtifacts", step(args -> kept.add(args[0].toString())));

        new GroovyShell(steps)
                .parse(Recipe.inTheCheckout("vars/ndkConformance.groovy").text())
                .invokeMethod("call", Map.of("provider", "acme-ndk", "providerPath", "acme-ndk.jar"));

        assertVerdict("quick");
        assertThat(kept).containsExactly("ndk-tck-report/junit.xml", "ndk-tck-report/**");
    }

    private String run(String line, Map<String, String> environment) {
        try {
            return shell.sh(line, environment);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Closure<Object> step(Function<Object[], Object> does) {
        return new Closure<>(does) {
            @Serial
            private static final long serialVersionUID = 1;

            @Override
            public Object call(Object... args) {
                return does.apply(args);
            }
        };
    }

    private static String value(JsonNode text, Map<String, String> inputs, String form) {
        String value = text.asString();
        for (Map.Entry<String, String> input : inputs.entrySet()) {
            value = value.replace(form.formatted(input.getKey()), input.getValue());
        }
        return value;
    }

    private Map<String, String> gitHub(Map<String, String> more) {
        Map<String, String> environment = with(more);
        environment.put("GITHUB_STEP_SUMMARY", directory.resolve("summary").toString());
        environment.put("GITHUB_OUTPUT", directory.resolve("output").toString());
        return environment;
    }

    private static Map<String, String> with(Map<String, String> more) {
        Map<String, String> environment = new HashMap<>(ONE_ROW);
        environment.putAll(more);
        return environment;
    }

    /** Of a report that has a violation. */
    private void assertAnnotations(String line, Map<String, String> environment) throws Exception {
        Files.writeString(shell.report().resolve("compliance.json"), """
                {"headline": "DOES NOT CONFORM", "requirements": [
                  {"id": "GCD-07", "title": "a NULL buffer", "verdict": "VIOLATES", "reason": "returned 7", "findings": [{}]},
                  {"id": "GCD-08", "title": "another", "verdict": "CONFORMS", "reason": "", "findings": []},
                  {"id": "GCD-09", "title": "a third", "verdict": "VIOLATES", "reason": "follows from GCD-07", "findings": []}]}
                """);

        assertThat(shell.sh(line, environment)).isEqualTo("::error title=GCD-07 a NULL buffer::returned 7\n");
    }

    private void assertVerdict(String profile) throws IOException {
        JsonNode result =
                JsonMapper.shared().readTree(Files.readString(shell.report().resolve("compliance.json")));
        assertThat(result.at("/headline").asString()).startsWith("CONFORMS AS FAR AS JUDGED: 1 of 249");
        assertThat(result.at("/run/provider/name").asString()).isEqualTo("acme-ndk");
        assertThat(result.at("/run/profile").asString()).isEqualTo(profile);
        assertThat(shell.report().resolve("junit.xml")).exists();
    }
}
