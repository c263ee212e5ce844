package org.ndktck.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.judgement.DeclaredPair;

/**
 * A token shows its failure again, and every plan that is one step simpler does not: on a few faults of the
 * sections. The profile {@code messages} does it on all of them.
 */
class MinimalFailuresTest {

    private static final List<String> SAMPLE = List.of(
            "AcceptsABufferOneByteTooShort.GCD-11",
            "AnswersTheLengthQueryWithBufferTooSmall.GCD-07",
            "CopiesOneByteTooFewIntoAShortBuffer.GCD-09",
            "KeepsEightBitsOfALimit.GCD-02",
            "EndsTheRequestAtTheFirstZero.CON-13",
            "FailsAConnectThatIsGrantedLess.CON-11",
            "TrimsTrailingZerosOfAnAccept.ACC-09",
            "StoresLimitsOnlyIfBothPointersAreGiven.GCD-05",
            "TellsNoPortOfAListener.LIS-24",
            "LetsTwoListenersShareAnAddress.LIS-20",
            "ClosesAQueuePairBeforeItsConnector.QP-13",
            "CompletesASharedConnectWithAnotherContext.CB-04");

    private static final List<DeclaredPair> PAIRS = DeclaredPair.seenByTheirOwnProperty().stream()
            .filter(pair -> SAMPLE.contains(pair.name()))
            .toList();

    @Test
    void everyFaultOfTheSampleIsThere() {
        assertThat(PAIRS).extracting(DeclaredPair::name).containsExactlyInAnyOrderElementsOf(SAMPLE);
    }

    @TestFactory
    Stream<DynamicTest> tokenShowsTheFailureAndNothingSimplerDoes() {
        return PAIRS.stream()
                .map(pair -> DynamicTest.dynamicTest(
                        pair.name(),
                        () -> assertThat(Reproduction.of(pair).problems()).isEmpty()));
    }
}
