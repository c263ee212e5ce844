package org.ndktck.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunException;
import org.ndktck.reference.ReferenceTcpProvider;
import org.ndktck.report.model.Verdict;

/** Judges the reference over TCP by the kit, one requirement at a time: what is mutated is its transport. */
class KitOnTheWireTest {

    /** Need a host that is not there or does not answer, which a machine has to be prepared for. */
    private static final Set<RequirementId> ELSEWHERE =
            Set.of(RequirementId.CON_22, RequirementId.CON_24, RequirementId.CSE_14, RequirementId.CSE_16);

    /** There is one IPv6 address of the loopback interface, and PIT runs these tests in two processes. */
    private static final Map<String, String> SETTINGS = Map.of("families", "ipv4");

    static Stream<RequirementId> judged() {
        return KitOnTheReferenceTest.judged().filter(id -> !ELSEWHERE.contains(id));
    }

    @ParameterizedTest
    @MethodSource("judged")
    void aRequirementIsKept(RequirementId id) throws RunException {
        JudgedRequirement judged = JudgedRequirement.of(new ReferenceTcpProvider(), SETTINGS, id);
        assertThat(judged.complaints()).isEmpty();
        assertThat(judged.verdict()).isEqualTo(Verdict.CONFORMS);
    }
}
