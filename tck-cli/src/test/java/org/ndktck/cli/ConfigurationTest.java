package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.cli.config.Configuration;
import org.ndktck.cli.config.Knob;
import org.ndktck.report.model.FailOn;

/** What is set beside the command line holds, in a fixed order of the sources; {@link BadInputTest} is about what is set wrongly. */
class ConfigurationTest {

    private static final Path PAGE = Path.of("../docs/configuration.md");

    /** A value of each knob that is not its default. */
    private static final Map<String, String> VALUES = new TreeMap<>(Map.ofEntries(
            Map.entry("provider", "acme"),
            Map.entry("provider-path", "target"),
            Map.entry("set", "device=1"),
            Map.entry("peer", "10.0.0.2:4711"),
            Map.entry("profile", "thorough"),
            Map.entry("tries", "17"),
            Map.entry("seed", "18"),
            Map.entry("only", "GCD-07"),
            Map.entry("skip", "GCD-09"),
            Map.entry("failed-in", "target"),
            Map.entry("patience", "19"),
            Map.entry("fail-on", "noted"),
            Map.entry("shard", "1/2"),
            Map.entry("report", "elsewhere"),
            Map.entry("no-progress", "true"),
            Map.entry("isolation", "none"),
            Map.entry("jobs", "3"),
            Map.entry("time-limit", "20m"),
            Map.entry("worker-arg", "-Xmx3g"),
            Map.entry("require-complete", "true"),
            Map.entry("waivers", "waivers.yaml")));

    private RecordingEngine engine = new RecordingEngine(Results.conforming());
    private final Map<String, String> properties = new TreeMap<>();
    private final Map<String, String> environment = new TreeMap<>();

    @TempDir
    private Path directory = Path.of("");

    @Test
    void everyOptionOfRunCanBeSetInEachSource() throws IOException {
        assertThat(VALUES.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        RunKnobs.all().stream().map(Knob::key).toList());
        for (Knob knob : RunKnobs.all()) {
            String value = VALUES.get(knob.key());

            assertThat(line(knob.key())).endsWith("default");
            file(knob.key() + ": " + value);
            assertThat(line(knob.key())).contains(" " + value + " ").endsWith("ndk-tck.yaml");
            environment.put(knob.variable(), value);
            assertThat(line(knob.key())).contains(" " + value + " ").endsWith("environment " + knob.variable());
            properties.put(knob.property(), value);
            assertThat(line(knob.key())).contains(" " + value + " ").endsWith("system property " + knob.property());

            environment.clear();
            properties.clear();
            Files.delete(directory.resolve("ndk-tck.yaml"));
        }
    }

    /** The nearest source to the run counts. */
    @Test
    void theCommandLineCountsMoreThanAPropertyMoreThanTheEnvironmentMoreThanTheFile() throws IOException {
        file("tries: 11");
        assertThat(triesOf(run())).isEqualTo(11);
        environment.put("NDKTCK_TRIES", "12");
        assertThat(triesOf(run())).isEqualTo(12);
        properties.put("ndktck.tries", "13");
        assertThat(triesOf(run())).isEqualTo(13);
        assertThat(triesOf(run("--tries", "14"))).isEqualTo(14);
    }

    @Test
    void aFileMayHoldListsAndSettings() throws IOException {
        file("only: [GCD-07, GCD-09]", "fail-on: noted", "set:", "  device: 0", "  fast: yes");

        assertThat(run().exitCode()).isZero();

        assertThat(engine.request().options().selection().toString()).isEqualTo("only GCD-07, GCD-09");
        assertThat(engine.request().options().failOn()).isEqualTo(FailOn.NOTED);
        assertThat(engine.request().settings()).isEqualTo(Map.of("device", "0", "fast", "yes"));
    }

    /** Given again on the command line, it is not turned off. */
    @Test
    void aFlagThatIsSetTwiceIsStillSet() throws IOException {
        assertThat(run().exitCode()).isZero();
        file("require-complete: true");

        assertThat(run().exitCode()).isEqualTo(ExitCodes.INCOMPLETE);
        assertThat(run("--require-complete").exitCode()).isEqualTo(ExitCodes.INCOMPLETE);
    }

    @Test
    void settingsMayBePropertiesOfTheirOwn() {
        properties.put("ndktck.set.device", "1");
        properties.put("ndktck.set.mode", "a,b");

        assertThat(run().exitCode()).isZero();

        assertThat(engine.request().settings()).isEqualTo(Map.of("device", "1", "mode", "a,b"));
    }

    /** Nothing else could unset what the file says for workers. */
    @Test
    void whatIsSetForWorkersIsLeftOutWhereTheCommandLineWantsNone() throws IOException {
        file("jobs: 3", "worker-arg: -Xmx3g");

        assertThat(run().exitCode()).isZero();
        assertThat(engine.supervision().jobs()).hasValue(3);
        assertThat(run("--isolation", "none").exitCode()).isZero();
        assertThat(engine.supervision().jobs()).isEmpty();
        assertThat(engine.supervision().workerArguments()).isEmpty();
        assertThat(run("--isolation", "none", "--jobs", "2").err()).contains("--jobs is for workers");

        file("jobs: 3", "isolation: none");
        assertThat(run().err()).contains("--jobs is for workers");
    }

    @Test
    void aFileThatCannotBeReadKeepsNobodyFromTheHelp() throws IOException {
        file("no key at all");

        assertThat(run().exitCode()).isEqualTo(3);
        assertThat(invoke("--help").out()).startsWith("Usage: ndk-tck");
        assertThat(invoke("run", "--help").out()).startsWith("Usage: ndk-tck run");
        assertThat(invoke("help", "run").out()).startsWith("Usage: ndk-tck run");
        assertThat(invoke("run", "--version").exitCode()).isZero();
        assertThat(invoke("completion", "bash").exitCode()).isZero();
    }

    /** The place of a wrong value is named, unless the command line brought it. */
    @Test
    void aWrongValueOfTheCommandLineIsNotBlamedOnTheFile() throws IOException {
        file("tries: 5");

        assertThat(run("--tries", "0").err()).contains("'0' is no whole number").doesNotContain("ndk-tck.yaml");
    }

    /** {@code -Dgolden.update=true} writes the page anew. */
    @Test
    void thePageNamesEveryKnob() throws IOException {
        String page = page();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, page);
        }

        assertThat(PAGE).content().isEqualTo(page);
    }

    private static String page() {
        StringBuilder page = new StringBuilder("""
                # Configuration

                What `ndk-tck run` goes by can be set once. The command line counts first, then a system property, then the environment,
                then the file `ndk-tck.yaml` in the working directory, then the default. `ndk-tck config` prints what holds and where it
                comes from, `--format json` for scripts. The other commands take the same values for the options that they have, too.

                The file has one key for each option, with a value or a list; `set` has keys and values of its own:

                ```yaml
                provider: acme-ndk
                provider-path: build/acme-ndk.jar
                profile: quick
                skip: [LIS-14, SEP-09]
                set:
                  device: 0
                ```

                A system property reaches the command as `JAVA_TOOL_OPTIONS=-Dndktck.profile=quick`, or with
                `java -Dndktck.profile=quick -jar ndk-tck.jar`; a setting has one of its own, `ndktck.set.KEY`. An option that is given
                replaces what is set elsewhere for it as a whole, lists as well. A name that is not known is refused with the nearest one.
                The suite reads the system properties only ([the provider guide](provider-guide.md)).

                This table is made from the options of the command.

                | key | system property | environment | default | meaning |
                |---|---|---|---|---|
                """);
        RunKnobs.all()
                .forEach(knob -> page.append("| `%s` | `%s` | `%s` | %s | %s |\n"
                        .formatted(
                                knob.key(),
                                knob.property(),
                                knob.variable(),
                                knob.initial().isEmpty() ? "" : "`" + knob.initial() + "`",
                                String.join(" ", knob.option().description()))));
        return page.toString();
    }

    private void file(String... lines) throws IOException {
        Files.write(directory.resolve("ndk-tck.yaml"), Arrays.asList(lines));
    }

    private int triesOf(Invocation run) {
        assertThat(run.exitCode()).as(run.err()).isZero();
        return engine.request().options().effectiveTries();
    }

    private String line(String key) {
        Invocation config = invoke("config");
        assertThat(config.exitCode()).as(config.err()).isZero();
        return config.out()
                .lines()
                .filter(line -> line.startsWith(key + " "))
                .findFirst()
                .orElseThrow();
    }

    private Invocation run(String... options) {
        Stream<String> report =
                Stream.of("run", "--report", directory.resolve("report").toString());
        return invoke(Stream.concat(report, Stream.of(options)).toArray(String[]::new));
    }

    private Invocation invoke(String... args) {
        engine = new RecordingEngine(Results.conforming());
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(new PrintWriter(out), new PrintWriter(err), false, false);
        int exitCode =
                NdkTck.run(args, terminal, engine, new Configuration.Sources(directory, properties, environment));
        terminal.flush();
        return new Invocation(exitCode, out.toString(), err.toString());
    }
}
