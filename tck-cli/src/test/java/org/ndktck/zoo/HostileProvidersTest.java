package org.ndktck.zoo;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;
import org.ndktck.cli.Invocation;
import org.ndktck.cli.JavaProcess;
import org.ndktck.cli.provider.KnownProvider;
import org.ndktck.cli.provider.KnownProviders;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.judgement.Stock;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whatever a provider does to its process, the command ends, with a whole report or with one sentence. */
@Tag("hostile")
class HostileProvidersTest {

    private static final String PREFIX = "hostile:";
    private static final Catalog CATALOG = Catalog.load();

    /** Enough for a violation that every try shows. */
    private static final int FEW_TRIES = 3;

    /** Every demanded case is hit with so many, and without that a lawful provider is undecided. */
    private static final int TRIES_TO_CONFORM = 20;

    @TempDir
    private Path directory = Path.of("");

    static List<KnownProvider> hostile() throws RunException {
        return KnownProviders.on(ProviderPath.of(List.of())).list().stream()
                .filter(one -> one.name().startsWith(PREFIX))
                .toList();
    }

    @Test
    void theIndexListsThemAll() throws RunException {
        assertThat(hostile())
                .extracting(one -> one.name().substring(PREFIX.length()))
                .containsExactlyElementsOf(
                        Stock.hostile().stream().map(Class::getSimpleName).toList());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hostile")
    void theRunComesToWhatIsExpected(KnownProvider provider) throws Exception {
        int exit = provider.expects().orElseThrow().exit();

        Invocation run = exit == 0 ? runOnSomeOfEachSection(provider.name()) : run(provider.name(), FEW_TRIES);

        assertThat(run.err()).doesNotContain("\tat org.ndktck");
        assertThat(run.exitCode()).as(run.err()).isEqualTo(exit);
        if (exit == 3) {
            assertNothingButASentence(run);
        } else {
            assertViolated(Set.copyOf(provider.expects().orElseThrow().violates()), exit);
            assertTheReportIsWhole();
        }
    }

    /** What happens around the calls concerns every requirement alike; one of each section is enough. */
    private Invocation runOnSomeOfEachSection(String provider) throws IOException, InterruptedException {
        Set<Section> sections = EnumSet.noneOf(Section.class);
        String some = Manifest.checks().keySet().stream()
                .filter(id -> sections.add(id.section()))
                .map(RequirementId::text)
                .collect(Collectors.joining(","));
        return run(provider, TRIES_TO_CONFORM, "--only", some);
    }

    private Invocation run(String provider, int tries, String... more) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of("run", "--provider", provider, "--no-progress"));
        arguments.addAll(List.of("--tries", Integer.toString(tries), "--patience", "500"));
        arguments.addAll(List.of("--report", report().toString()));
        arguments.addAll(List.of(more));
        return JavaProcess.ofClassPath(directory).run(arguments.toArray(String[]::new));
    }

    private Path report() {
        return directory.resolve("report");
    }

    private void assertNothingButASentence(Invocation run) {
        assertThat(run.err()).startsWith("ndk-tck: ").hasLineCount(1);
        assertThat(report()).doesNotExist();
    }

    private void assertViolated(Set<RequirementId> expected, int exit) throws IOException {
        Set<RequirementId> violated = violated();
        if (exit == 1 && expected.isEmpty()) {
            assertThat(violated)
                    .as("it depends on the moment which, but there are some")
                    .isNotEmpty();
            return;
        }
        Set<RequirementId> permitted = EnumSet.noneOf(RequirementId.class);
        permitted.addAll(expected);
        permitted.addAll(CATALOG.derivedFrom(expected));
        assertThat(violated).containsAll(expected).isSubsetOf(permitted);
    }

    private Set<RequirementId> violated() throws IOException {
        Set<RequirementId> violated = EnumSet.noneOf(RequirementId.class);
        for (JsonNode row : rows()) {
            if (row.get("verdict").asString().equals("VIOLATES")) {
                violated.add(RequirementId.find(row.get("id").asString()).orElseThrow());
            }
        }
        return violated;
    }

    private JsonNode rows() throws IOException {
        return JsonMapper.shared()
                .readTree(Files.readString(report().resolve("compliance.json"), UTF_8))
                .get("requirements");
    }

    private void assertTheReportIsWhole() throws Exception {
        assertThat(rows().valueStream().map(row -> row.get("id").asString()))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(RequirementId.values())
                        .map(RequirementId::text)
                        .toList());
        assertThat(MarkupCheck.flaw(Files.readString(report().resolve("compliance.html"), UTF_8)))
                .isEmpty();
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(report().resolve("junit.xml").toFile());
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .as("nothing half-written is left")
                    .noneMatch(name -> name.startsWith("report") && !name.equals("report"));
        }
    }
}
