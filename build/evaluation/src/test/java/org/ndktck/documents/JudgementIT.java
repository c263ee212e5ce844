package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.faulty.Tolerated;
import org.ndktck.judgement.BlameLine;
import org.ndktck.judgement.BlameMatrix;
import org.ndktck.judgement.FaultCoverage;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.GridLine;
import org.ndktck.judgement.HeatMap;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.Share;
import org.ndktck.judgement.ShippedProviders;
import org.ndktck.judgement.StandIn;

/** The gates on what the kit blamed in this build, once the zoo, or the share {@code zoo.share} of it, has been run. */
@Tag("zoo")
class JudgementIT {

    private static final int PRECISION_PERCENT = 95;
    private static final String HEAT_MAP = "blame.svg";
    private static final Share SHARE = Share.ofTheZoo();

    private final BlameMatrix matrix =
            new BlameMatrix(FiguresFile.readAll(FiguresFile.BUILT, "blame-", BlameLine.class));

    private final List<GridLine> shown = FiguresFile.readAll(FiguresFile.BUILT, StandIn.KIND + "-", GridLine.class);

    @Test
    void everyFaultOfTheGridShowedWhatItStandsFor() {
        Map<String, List<String>> seen = new TreeMap<>();
        shown.forEach(line -> seen.put(line.fault(), line.seen()));

        assertThat(seen)
                .isEqualTo(SHARE.from(StandIn.all()).stream()
                        .collect(Collectors.toMap(standIn -> standIn.fault().name(), StandIn::texts)));
    }

    @Test
    void everyFaultWasJudged() {
        assertThat(matrix.lines())
                .extracting(BlameLine::provider)
                .containsExactlyElementsOf(SHARE.from(ShippedProviders.members()).stream()
                        .filter(ShippedProviders.faults()::contains)
                        .map(fault -> "faulty:" + fault.getSimpleName())
                        .sorted()
                        .toList());
    }

    @Test
    void everyDeclaredIdWasFoundViolated() {
        assertThat(matrix.lines()).allSatisfy(line -> assertThat(line.missed()).isEmpty());
        assertThat(matrix.recall().atLeast(100)).isTrue();
    }

    /** What a provider names in vain would let a false accusation pass unnoticed. */
    @Test
    void everyIdNamedBesideWasFoundViolatedToo() {
        assertThat(matrix.idle())
                .as("ids in `also` that nothing showed: take them out, or see whether only a race or a rare plan"
                        + " shows them (`nowAndThen`)")
                .isEmpty();
    }

    @Test
    void everyMustWasShownViolatedByAGrossFaultAndByASubtleOne() {
        assumeThatAllWereJudged();

        assertThat(new FaultCoverage(Catalog.load(), matrix, shown).gaps())
                .as("MUSTs that no fault of a kind showed violated; one-fault.properties says why")
                .isEqualTo(Reasons.of(ShippedProviders.class, "one-fault.properties")
                        .keySet());
    }

    private static void assumeThatAllWereJudged() {
        assumeTrue(SHARE.isWhole(), () -> "only the share " + SHARE + " was judged");
    }

    @Test
    void hardlyAnythingElseWas() {
        assertThat(matrix.precision().atLeast(PRECISION_PERCENT))
                .as("precision %s, at least %d %% wanted", matrix.precision(), PRECISION_PERCENT)
                .isTrue();
    }

    /** What no fault makes a property say, it might as well never say; a note is looked for where the fault is judged. */
    @Test
    void everyPropertySpokeForSomeFault() {
        assumeThatAllWereJudged();

        Set<String> silent = new TreeSet<>();
        Manifest.checks().keySet().forEach(id -> silent.add(id.text()));
        silent.removeAll(matrix.caught());
        shown.forEach(line -> silent.removeAll(line.seen()));

        ShippedProviders.members().stream()
                .filter(member -> member.isAnnotationPresent(Tolerated.class))
                .flatMap(member ->
                        Stream.of(member.getAnnotation(Tolerated.class).value()))
                .forEach(id -> silent.remove(id.text()));

        assertThat(silent)
                .isEqualTo(Reasons.of(ShippedProviders.class, "unkilled.properties")
                        .keySet());
    }

    /** Kept with the build; the pages show the one that was published last. */
    @Test
    void theMatrixIsLeftWithTheBuild() throws IOException {
        boolean publishes = Boolean.getBoolean("golden.update");
        assertThat(publishes && !SHARE.isWhole())
                .as("only the share %s was judged, and a share is not published", SHARE)
                .isFalse();
        List<String> columns = Manifest.checks().keySet().stream()
                .sorted()
                .map(RequirementId::text)
                .toList();
        String map = HeatMap.of(matrix, columns);
        FiguresFile.keep(
                "blame.json",
                matrix.lines(),
                Boolean.getBoolean("zoo.full") ? "quick profile on the others" : "three tries on the others",
                false);
        FiguresFile.keep(
                StandIn.FIGURES,
                shown.stream().sorted(Comparator.comparing(GridLine::fault)).toList(),
                "the rows that they stand for",
                false);
        Files.writeString(FiguresFile.BUILT.resolve(HEAT_MAP), map);
        if (publishes) {
            Files.writeString(FiguresFile.PUBLISHED.resolve(HEAT_MAP), map);
            GeneratedPagesTest.assertUpToDate("judgement.md", new JudgementPage(Catalog.load()).content());
        }

        assertThat(FiguresFile.BUILT.resolve(HEAT_MAP))
                .content()
                .startsWith("<svg")
                .contains("declared");
    }
}
