package org.ndktck.zoo;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
import org.ndktck.cli.provider.ExpectedVerdict;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.cli.provider.SelectableProvider;
import org.ndktck.cli.provider.SelectableProviders;
import org.ndktck.engine.LostCallRequirement;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.gate.NdkFunction;
import org.ndktck.judgement.ShippedProviders;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whatever a provider does to its process, the command ends, with a whole report or with one sentence. */
@Tag("hostile")
class HostileProvidersTest {

    private static final String PREFIX = "hostile:";
    private static final Catalog CATALOG = Catalog.load();
    private static final Set<Section> HARMED = Set.of(Section.CB, Section.REJ);

    /** Milliseconds; a shorter pause of a busy machine is no fault of the provider. */
    private static final String PATIENCE = "2000";

    /** Every demanded case is hit with so many. */
    private static final String TRIES = "20";

    private static final int EVERY = Integer.getInteger("hostile.every", 1);

    @TempDir
    private Path directory = Path.of("");

    static List<SelectableProvider> hostile() throws RunException {
        return SelectableProviders.on(ProviderPath.of(List.of())).list().stream()
                .filter(one -> one.name().startsWith(PREFIX))
                .toList();
    }

    @Test
    void theIndexListsThemAll() throws RunException {
        assertThat(hostile())
                .extracting(one -> one.name().substring(PREFIX.length()))
                .containsExactlyElementsOf(ShippedProviders.hostile().stream()
                        .map(Class::getSimpleName)
                        .toList());
    }

    /** All of them, or every so many-th where only a few are asked for. */
    static List<SelectableProvider> some() throws RunException {
        List<SelectableProvider> all = hostile();
        return IntStream.range(0, all.size())
                .filter(at -> at % EVERY == 0)
                .mapToObj(all::get)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("some")
    void theRunComesToWhatIsExpected(SelectableProvider provider) throws Exception {
        ExpectedVerdict expected = provider.expects().orElseThrow();
        int exit = expected.exit();

        Invocation run = run(provider.name(), mayBeViolated(expected));

        assertThat(run.err()).doesNotContain("\tat org.ndktck");
        assertThat(run.exitCode()).as(run.err()).isEqualTo(exit);
        if (exit == 3) {
            assertNothingButASentence(run);
        } else {
            assertViolated(Set.copyOf(expected.violates()), exit);
            assertTheReportIsWhole();
        }
    }

    /** Where it depends on the moment what is violated, it may be what demands the end of the function called then. */
    private static Collection<RequirementId> mayBeViolated(ExpectedVerdict expected) {
        return expected.exit() == 1 && expected.violates().isEmpty()
                ? Stream.of(NdkFunction.values())
                        .flatMap(function -> LostCallRequirement.demandedBy(function).stream())
                        .toList()
                : expected.violates();
    }

    private Invocation run(String provider, Collection<RequirementId> expected)
            throws IOException, InterruptedException {
        return JavaProcess.ofClassPath(directory)
                .run(
                        "run",
                        "--provider",
                        provider,
                        "--no-progress",
                        "--tries",
                        TRIES,
                        "--patience",
                        PATIENCE,
                        "--only",
                        oneOfEachSectionAnd(expected),
                        "--report",
                        report().toString());
    }

    /** What harms the process concerns every requirement alike; completions and rejections are what most of them harm. */
    private static String oneOfEachSectionAnd(Collection<RequirementId> expected) {
        Set<Section> sections = EnumSet.noneOf(Section.class);
        Stream<RequirementId> some = Manifest.checks().keySet().stream()
                .filter(id -> HARMED.contains(id.section()) || sections.add(id.section()));
        return Stream.concat(some, expected.stream())
                .distinct()
                .map(RequirementId::text)
                .collect(Collectors.joining(","));
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
