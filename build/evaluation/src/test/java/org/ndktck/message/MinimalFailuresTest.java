package org.ndktck.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.*;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A token shows its failure again, and every plan that is one step simpler does not: on a few faults of the
 * sections. The profile {@code messages} does it on all of them.
 */
class MinimalFailuresTest {

    private static final List<JudgedFault> SAMPLE = List.of(
            new JudgedFault("AcceptsABufferOneByteTooShort", GCD_11),
            new JudgedFault("AnswersTheLengthQueryWithBufferTooSmall", GCD_07),
            new JudgedFault("grid:GetConnectionData.privateData.lastByteMissing.bufferShorter", GCD_09),
            new JudgedFault("LetsTheReplyRaiseALimit", GCD_02),
            new JudgedFault("grid:Connect.privateData.untilZero.always", CON_13),
            new JudgedFault("FailsAConnectThatIsGrantedLess", CON_11),
            new JudgedFault("grid:Accept.privateData.lastByteMissing.always", ACC_09),
            new JudgedFault("grid:GetConnectionData.inboundReadLimit.notStored.outboundLimitNull", GCD_05),
            new JudgedFault("grid:GetListenerLocalAddress.address.portZero.ipv6", LIS_24),
            new JudgedFault("LetsTwoListenersShareAnAddress", LIS_20),
            new JudgedFault("grid:CloseQp.completion.inlineThoughHeld.always", QP_13),
            new JudgedFault("grid:Connect.completion.contextOneMore.sharedEndpoint", CB_04));

    @TestFactory
    Stream<DynamicTest> tokenShowsTheFailureAndNothingSimplerDoes() {
        return SAMPLE.stream()
                .map(accused -> DynamicTest.dynamicTest(
                        accused.toString(),
                        () -> assertThat(Reproduction.of(accused).problems()).isEmpty()));
    }
}
