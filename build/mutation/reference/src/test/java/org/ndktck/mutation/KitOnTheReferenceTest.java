package org.ndktck.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.reference.ReferenceProvider;
import org.ndktck.report.model.Verdict;

/**
 * Judges the reference by the kit, one requirement at a time, so that a mutant meets the quick ones first and is
 * found out by the first that notices it.
 */
class KitOnTheReferenceTest {

    /** A flight recording costs as much as all the rest. */
    private static final Set<RequirementId> RECORDED =
            Set.of(RequirementId.IRQ_01, RequirementId.IRQ_02, RequirementId.IRQ_07);

    /** What else the reference may be, and the sections that this concerns. */
    private static final Map<String, List<Section>> FREEDOMS = Map.ofEntries(
            entry("completion=inline", Section.CB, Section.CLO, Section.CRE),
            entry("completion=early", Section.CB, Section.DEV, Section.LIF),
            entry("completion=inline-failures", Section.CB, Section.LIS),
            entry("completion=inline-successes", Section.CB, Section.CRE, Section.LIF),
            entry("adapters=2 rds=padded:9 padding=garbage", Section.GCD),
            entry("rds=random max-inbound-read-limit=0", Section.ACC, Section.REJ),
            entry("adapters=2", Section.GLA, Section.GPA),
            entry("families=ipv4", Section.SEP),
            entry("version=2.0", Section.EX),
            entry("controls=none", Section.LIS),
            entry("delivery=later", Section.CON, Section.CLO),
            entry("disconnects=answered", Section.DIS, Section.DEV),
            entry("paused=ignores", Section.LIS),
            entry("posting=none", Section.QP));

    /** What the kit notes of those, where a document leaves it to the provider. */
    private static final Map<String, Set<RequirementId>> NOTED = Map.of(
            "disconnects=answered", Set.of(RequirementId.DIS_03, RequirementId.DIS_05),
            "paused=ignores", Set.of(RequirementId.LIS_25));

    static Stream<RequirementId> judged() {
        return Manifest.checks().keySet().stream()
                .filter(id -> !RECORDED.contains(id))
                .sorted();
    }

    static Stream<Arguments> judgedWithAnotherFreedom() {
        return FREEDOMS.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(freedom -> judged().filter(id -> freedom.getValue().contains(id.section()))
                        .map(id -> Arguments.of(freedom.getKey(), id)));
    }

    @ParameterizedTest
    @MethodSource("judged")
    void aRequirementIsKept(RequirementId id) throws RunException {
        JudgedRequirement judged = JudgedRequirement.of(new ReferenceProvider(), Map.of(), id);
        assertThat(judged.complaints()).isEmpty();
        assertThat(judged.verdict()).isEqualTo(Verdict.CONFORMS);
    }

    @ParameterizedTest
    @MethodSource("judgedWithAnotherFreedom")
    void aRequirementIsKeptWithAnotherFreedom(String settings, RequirementId id) throws RunException {
        Map<String, String> chosen = new TreeMap<>();
        for (String setting : settings.split(" ", -1)) {
            chosen.put(setting.substring(0, setting.indexOf('=')), setting.substring(setting.indexOf('=') + 1));
        }
        boolean noted = NOTED.getOrDefault(settings, Set.of()).contains(id);
        assertThat(JudgedRequirement.of(new ReferenceProvider(), chosen, id).complaints())
                .hasSize(noted ? 1 : 0)
                .allMatch(complaint -> complaint.startsWith("NOTED " + id));
    }

    private static Map.Entry<String, List<Section>> entry(String settings, Section... sections) {
        return Map.entry(settings, List.of(sections));
    }
}
