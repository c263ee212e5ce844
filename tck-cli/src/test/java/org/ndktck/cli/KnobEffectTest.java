package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.config.Configuration;
import org.ndktck.cli.config.Knob;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What becomes different in a run of the real kit where a knob is set: each knob has a line in a table. */
@Tag("processes")
class KnobEffectTest {

    private static final String LOADED = "acme.loaded";

    /** It tells its process that it is here, and takes a second for a connect, or makes none, where it is asked to. */
    private static final String ACME = """
            package com.acme;
            import java.util.concurrent.locks.LockSupport;
            import org.ndktck.faulty.*;
            public final class Acme extends InterceptingProvider {
                static { System.setProperty("acme.loaded", "true"); }
                @Override protected Object call(Intercepted call) {
                    if (Boolean.getBoolean("acme.slow") && call.is(DispatchFunction.CONNECT)) {
                        long end = System.nanoTime() + 1_000_000_000L;
                        while (System.nanoTime() < end) {
                            LockSupport.parkNanos(10_000_000);
                        }
                    }
                    return Boolean.getBoolean("acme.unready") && call.is(DispatchFunction.CONNECT)
                            ? org.ndktck.api.NtStatus.STATUS_NOT_SUPPORTED
                            : call.proceed();
                }
            }
            """;

    /** What it is matters less than that it becomes something else. */
    private static final Object SOMETHING = "something";

    private static final String HERE = "--isolation none --only GCD-07";
    private static final String TWO_ROWS = "--isolation none --only GCD-07,GCD-09 --tries 3";

    @TempDir
    private static Path directory = Path.of("");

    /**
     * What a knob does.
     *
     * @param before its value in the file, which is not set if empty
     * @param value its value in the environment, which counts more
     * @param options of both runs
     * @param seen what the knob makes different
     * @param without what is seen where only the file is read
     * @param with what is seen where the environment is, too
     */
    private record Effect(
            String before, String value, String options, Function<Seen, Object> seen, Object without, Object with) {}

    private static final Map<String, Effect> EFFECTS = Map.ofEntries(
            Map.entry(
                    "provider",
                    new Effect(
                            "",
                            "null:SaysNotSupported",
                            HERE + " --tries 1",
                            Seen::provider,
                            "reference",
                            "null:SaysNotSupported")),
            Map.entry(
                    "provider-path",
                    new Effect("", "~/acme", HERE + " --tries 1", Seen::provider, "reference", "faulty:Acme")),
            Map.entry(
                    "set",
                    new Effect(
                            "completion=pending",
                            "completion=inline",
                            HERE + " --tries 3",
                            seen -> seen.partition("Delivery"),
                            "{\"PENDING\":3}",
                            "{\"INLINE\":3,\"PENDING\":3}")),
            Map.entry(
                    "peer",
                    new Effect("", "127.0.0.1:1", HERE + " --profile quick", Seen::exitCode, 0, ExitCodes.NOT_RUN)),
            Map.entry(
                    "profile",
                    new Effect("", "quick", "--isolation none --only GEN-06", seen -> seen.triesOf("GEN-06"), 100, 20)),
            Map.entry("tries", new Effect("3", "7", HERE, Seen::tries, 3, 7)),
            Map.entry("seed", new Effect("1", "2", HERE + " --tries 9", Seen::drawn, SOMETHING, SOMETHING)),
            Map.entry(
                    "only",
                    new Effect(
                            "[GCD-07, GCD-09]",
                            "GCD-09",
                            "--isolation none --tries 3",
                            Seen::judged,
                            List.of("GCD-07", "GCD-09"),
                            List.of("GCD-09"))),
            Map.entry(
                    "skip",
                    new Effect("", "GCD-09", TWO_ROWS, Seen::judged, List.of("GCD-07", "GCD-09"), List.of("GCD-07"))),
            Map.entry(
                    "failed-in",
                    new Effect("", "~/failed", TWO_ROWS, Seen::judged, List.of("GCD-07", "GCD-09"), List.of("GCD-07"))),
            Map.entry(
                    "patience",
                    new Effect(
                            "20000",
                            "100",
                            "--provider-path ~/acme --only GCD-07 --tries 1 --worker-arg=-Dacme.slow=true",
                            Seen::isAConnectStuck,
                            false,
                            true)),
            Map.entry(
                    "fail-on",
                    new Effect(
                            "",
                            "noted",
                            "--isolation none --provider faulty:CallsAnAddressInUseInvalid --only LIS-12,GCD-07 --profile quick",
                            Seen::exitCode,
                            0,
                            1)),
            Map.entry(
                    "shard",
                    new Effect("", "2/2", TWO_ROWS, Seen::judged, List.of("GCD-07", "GCD-09"), List.of("GCD-09"))),
            Map.entry(
                    "report",
                    new Effect(
                            "~/one", "~/other", HERE + " --tries 1", Seen::reports, List.of("one"), List.of("other"))),
            Map.entry(
                    "no-progress",
                    new Effect(
                            "false",
                            "true",
                            HERE + " --tries 1",
                            seen -> seen.run.err().isEmpty(),
                            false,
                            true)),
            Map.entry(
                    "isolation",
                    new Effect(
                            "fork",
                            "none",
                            "--provider-path ~/acme --only GCD-07 --tries 1",
                            seen -> seen.isLoadedHere,
                            false,
                            true)),
            Map.entry("jobs", new Effect("1", "2", "--only GCD-07,GCD-09 --tries 3", Seen::shares, 1, 2)),
            Map.entry(
                    "time-limit",
                    new Effect(
                            "2",
                            "1",
                            "--provider hostile:HangsWhileItOpens",
                            seen -> seen.run.err().replaceAll(".*its time limit of (\\d s) was reached.*\\R", "$1"),
                            "2 s",
                            "1 s")),
            Map.entry(
                    "worker-arg",
                    new Effect(
                            "",
                            "-Dacme.unready=true",
                            "--provider-path ~/acme --only GCD-07 --profile quick",
                            Seen::exitCode,
                            0,
                            ExitCodes.INCOMPLETE)),
            Map.entry(
                    "waivers",
                    new Effect(
                            "",
                            "~/waivers.yaml",
                            "--isolation none --provider faulty:AnswersTheLengthQueryWithBufferTooSmall --only GCD-07"
                                    + " --profile quick",
                            Seen::exitCode,
                            1,
                            0)),
            Map.entry(
                    "require-complete",
                    new Effect("", "true", HERE + " --profile quick", Seen::exitCode, 0, ExitCodes.INCOMPLETE)));

    @BeforeAll
    static void makeFiles() throws IOException, ReportException {
        new VendorJar(directory.resolve("acme")).withSource("Acme", ACME).directory();
        new ReportDirectory(Catalog.load()).write(directory.resolve("failed"), Results.violating());
        Files.writeString(directory.resolve("waivers.yaml"), """
                waivers:
                  - {id: GCD-07, reason: known, owner: Kim, reference: NDK-12, expires: 9999-12-31}
                """);
    }

    static List<Knob> knobs() {
        return RunKnobs.all();
    }

    @Test
    void nothingElseIsInTheTable() {
        assertThat(EFFECTS.keySet())
                .isEqualTo(new TreeSet<>(knobs().stream().map(Knob::key).toList()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("knobs")
    void aKnobHasAnEffect(Knob knob) throws IOException {
        assertThat(EFFECTS).as("the effects that are shown").containsKey(knob.key());
        Effect effect = Objects.requireNonNull(EFFECTS.get(knob.key()));

        Object without = assertSeen(effect, knob, Map.of(), effect.without());
        Object with = assertSeen(effect, knob, Map.of(knob.variable(), inPlace(effect.value())), effect.with());

        assertThat(with).isNotEqualTo(without);
    }

    private static Object assertSeen(Effect effect, Knob knob, Map<String, String> environment, Object expected)
            throws IOException {
        Seen seen = Seen.of(effect, knob, environment);

        Object found = effect.seen().apply(seen);
        if (!expected.equals(SOMETHING)) {
            assertThat(found).as(seen.run.toString()).isEqualTo(expected);
        }
        return found;
    }

    private static String inPlace(String text) {
        return text.replace("~/", directory + "/");
    }

    /** A run, and what it left. */
    private record Seen(Invocation run, boolean isLoadedHere, Path report, List<String> reports) {

        static Seen of(Effect effect, Knob knob, Map<String, String> environment) throws IOException {
            StringBuilder file = new StringBuilder();
            if (!knob.key().equals("report")) {
                file.append("report: ").append(inPlace("~/one\n"));
            }
            if (!effect.before().isEmpty()) {
                boolean pairs = knob.key().equals("set");
                file.append(knob.key()).append(pairs ? ":\n  " : ": ");
                file.append(inPlace(pairs ? effect.before().replace("=", ": ") : effect.before()));
            }
            Files.writeString(directory.resolve("ndk-tck.yaml"), file);
            remove("one");
            remove("other");
            System.clearProperty(LOADED);
            Invocation run = invoke(
                    environment,
                    Stream.concat(
                            Stream.of("run"),
                            Stream.of(inPlace(effect.options()).split(" ", -1))));
            List<String> reports = Stream.of("one", "other")
                    .filter(name -> Files.exists(directory.resolve(name)))
                    .toList();
            return new Seen(
                    run,
                    Boolean.getBoolean(LOADED),
                    directory.resolve(reports.isEmpty() ? "none" : reports.get(0)),
                    reports);
        }

        private static Invocation invoke(Map<String, String> environment, Stream<String> args) {
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            Terminal terminal = new Terminal(new PrintWriter(out), new PrintWriter(err), false, false);
            int exitCode = NdkTck.run(
                    args.toArray(String[]::new),
                    terminal,
                    new TckEngine(),
                    new Configuration.Sources(directory, Map.of(), environment));
            terminal.flush();
            return new Invocation(exitCode, out.toString(), err.toString());
        }

        private static void remove(String name) throws IOException {
            Path place = directory.resolve(name);
            if (Files.exists(place)) {
                try (Stream<Path> all = Files.walk(place)) {
                    for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(path);
                    }
                }
            }
        }

        Object isAConnectStuck() {
            return run.out().contains("NdkConnect does not return");
        }

        Object exitCode() {
            return run.exitCode();
        }

        Object provider() {
            return result().at("/run/provider/name").asString();
        }

        Object tries() {
            return triesOf("GCD-07");
        }

        Object triesOf(String id) {
            return row(id).at("/evidence/judgedTries").asInt();
        }

        Object judged() {
            List<String> judged = new ArrayList<>();
            for (JsonNode row : result().at("/requirements")) {
                if (row.at("/evidence/judgedTries").asInt() > 0) {
                    judged.add(row.at("/id").asString());
                }
            }
            return judged;
        }

        String partition(String name) {
            for (JsonNode partition : row("GCD-07").at("/evidence/partitions")) {
                if (partition.at("/name").asString().equals(name)) {
                    return partition.at("/hits").toString();
                }
            }
            throw new AssertionError(name);
        }

        Object drawn() {
            return partition("Side") + partition("QueryMoment") + partition("OutPointers");
        }

        /** How many parts were given to workers. */
        Object shares() {
            try {
                return (int) Files.readAllLines(report.resolve("journal.jsonl")).stream()
                        .map(line -> JsonMapper.shared().readTree(line).at("/recorded/share"))
                        .filter(JsonNode::isNumber)
                        .mapToInt(JsonNode::asInt)
                        .distinct()
                        .count();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }

        private JsonNode row(String id) {
            for (JsonNode row : result().at("/requirements")) {
                if (row.at("/id").asString().equals(id)) {
                    return row;
                }
            }
            throw new AssertionError(id);
        }

        private JsonNode result() {
            try {
                return JsonMapper.shared().readTree(Files.readString(report.resolve("compliance.json")));
            } catch (IOException e) {
                throw new AssertionError(run.err(), e);
            }
        }
    }
}
