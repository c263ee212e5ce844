package org.ndktck.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.provider.KnownProviders;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.Stock;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Verdict;

/**
 * A token shows its failure again, and every plan that is one step simpler does not: on a few faults of the
 * sections, or, with {@code -Dminimal.all=true}, on all of them.
 */
@Tag("zoo")
class MinimalFailuresTest {

    private static final String FAULTY = "faulty:";

    private static final Map<String, String> NOT_MINIMAL = Reasons.of(Stock.class, "not-minimal.properties");

    private static final List<Accused> SAMPLE = List.of(
            new Accused("AcceptsABufferOneByteTooShort", RequirementId.GCD_11),
            new Accused("AnswersTheLengthQueryWithBufferTooSmall", RequirementId.GCD_07),
            new Accused("CopiesOneByteTooFewIntoAShortBuffer", RequirementId.GCD_09),
            new Accused("KeepsEightBitsOfALimit", RequirementId.ACC_04),
            new Accused("EndsTheRequestAtTheFirstZero", RequirementId.CON_13),
            new Accused("FailsAConnectThatIsGrantedLess", RequirementId.CON_11),
            new Accused("TrimsTrailingZerosOfAnAccept", RequirementId.ACC_09),
            new Accused("StoresLimitsOnlyIfBothPointersAreGiven", RequirementId.GCD_05),
            new Accused("TellsNoPortOfAListener", RequirementId.LIS_24),
            new Accused("LetsTwoListenersShareAnAddress", RequirementId.LIS_20),
            new Accused("ClosesAQueuePairBeforeItsConnector", RequirementId.LIF_08),
            new Accused("CompletesASharedConnectWithAnotherContext", RequirementId.CB_04));

    @TestFactory
    Stream<DynamicTest> tokenShowsTheFailureAndNothingSimplerDoes() throws RunException {
        return (Boolean.getBoolean("minimal.all") ? all() : SAMPLE.stream())
                .map(accused -> DynamicTest.dynamicTest(accused.toString(), () -> assertMinimal(accused)));
    }

    private static Stream<Accused> all() throws RunException {
        return KnownProviders.on(ProviderPath.of(List.of())).list().stream()
                .filter(known -> known.name().startsWith(FAULTY))
                .flatMap(known -> known.expects().stream()
                        .flatMap(expected -> expected.violates().stream())
                        .filter(Manifest.checks()::containsKey)
                        .map(id -> new Accused(known.name().substring(FAULTY.length()), id)));
    }

    private static void assertMinimal(Accused accused) {
        Finding finding = accused.finding(accused.judged());
        assertThat(finding.minimal())
                .as("the search for %s was finished", finding.token())
                .isTrue();
        assertThat(finding.token()).startsWith(accused.id() + ":");

        assertThat(shows(accused, finding.token()))
                .as("%s again", finding.token())
                .contains(true);
        List<String> stillShown = Simplifications.of(finding.token()).stream()
                .filter(simpler -> shows(accused, simpler).equals(Optional.of(true)))
                .toList();
        if (NOT_MINIMAL.containsKey(accused.provider() + "." + accused.id())) {
            assertThat(stillShown).as("listed as not minimal").isNotEmpty();
        } else {
            assertThat(stillShown).as("simpler than %s", finding.token()).isEmpty();
        }
    }

    /** Whether a plan breaks the requirement; nothing if it is not one for the provider's adapters. */
    private static Optional<Boolean> shows(Accused accused, String token) {
        try {
            return Optional.of(accused.replayed(token).row(accused.id()).verdict() == Verdict.VIOLATES);
        } catch (IllegalStateException misfit) {
            return Optional.empty();
        }
    }
}
