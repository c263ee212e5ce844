package org.ndktck.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.engine.TckRun;
import org.ndktck.reference.ReferenceProvider;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** Judges the reference by the kit, one section of the catalogue at a time, so that a mutant meets the quick ones first. */
class KitOnTheReferenceTest {

    /** The fewest, in round numbers, that reach every partition. */
    private static final int TRIES = 20;

    /** Long for a hand-off in one process on a busy machine, short for a callback that never comes. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    /** A flight recording costs as much as all the rest. */
    private static final Set<RequirementId> RECORDED =
            Set.of(RequirementId.IRQ_01, RequirementId.IRQ_02, RequirementId.IRQ_07);

    @ParameterizedTest
    @EnumSource(value = Section.class, names = "IRQ", mode = EnumSource.Mode.EXCLUDE)
    void aSectionIsKept(Section section) throws RunException {
        assertConforms(Map.of(), section);
    }

    @ParameterizedTest
    @CsvSource({
        "completion=inline, CB CLO CRE",
        "completion=early, CB DEV LIF",
        "completion=inline-failures, CB LIS",
        "completion=inline-successes, CB CRE LIF",
        "adapters=2 rds=padded:9 padding=garbage, GCD",
        "rds=random max-inbound-read-limit=0, ACC REJ",
        "adapters=2, GLA GPA",
        "families=ipv4, SEP",
        "version=2.0, EX",
        "controls=none, LIS",
        "posting=none, QP",
    })
    void sectionsAreKeptWithAnotherFreedom(String settings, String sections) throws RunException {
        Map<String, String> chosen = new TreeMap<>();
        for (String setting : settings.split(" ", -1)) {
            chosen.put(setting.substring(0, setting.indexOf('=')), setting.substring(setting.indexOf('=') + 1));
        }
        assertConforms(
                chosen,
                Arrays.stream(sections.split(" ", -1)).map(Section::valueOf).toArray(Section[]::new));
    }

    private static void assertConforms(Map<String, String> settings, Section... sections) throws RunException {
        RunRequest quick = RunRequest.quick(new ReferenceProvider());
        RunResult result = TckRun.execute(
                new RunRequest(
                        quick.provider(),
                        settings,
                        quick.profile(),
                        OptionalInt.of(TRIES),
                        quick.seed(),
                        new Selection(requirements(sections), Set.of()),
                        PATIENCE,
                        quick.failOn()),
                RunListener.SILENT);
        assertThat(complaints(result)).isEmpty();
    }

    private static Set<RequirementId> requirements(Section... sections) {
        Set<RequirementId> ids = EnumSet.copyOf(Manifest.checks().keySet());
        ids.removeIf(id -> !List.of(sections).contains(id.section()));
        ids.removeAll(RECORDED);
        return ids;
    }

    /** What the kit has to say; that something was only late once, on a busy machine, is no reproach. */
    private static List<String> complaints(RunResult result) {
        return result.rows().stream()
                .filter(row -> Set.of(Verdict.VIOLATES, Verdict.BROKEN, Verdict.INCONCLUSIVE)
                        .contains(row.verdict()))
                .map(KitOnTheReferenceTest::text)
                .toList();
    }

    private static String text(Row row) {
        return row.verdict() + " " + row.id().text() + ": " + row.reason();
    }
}
