package org.ndktck.plan.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;

/** The bytes of private data. */
class PrivateDataTest {

    private static byte[] bytes(int length, Pattern pattern) {
        return new PrivateData(length, pattern).bytes(0);
    }

    @Test
    void zerosAndOnesAreUniform() {
        assertThat(bytes(5, Pattern.ZEROS)).containsExactly(0, 0, 0, 0, 0);
        assertThat(bytes(3, Pattern.ONES)).containsExactly(0xFF, 0xFF, 0xFF);
    }

    @Test
    void trailingZerosFillTheLastHalfOnly() {
        byte[] bytes = bytes(8, Pattern.TRAILING_ZEROS);

        assertThat(bytes).endsWith(0, 0, 0, 0);
        assertThat(new byte[] {bytes[0], bytes[1], bytes[2], bytes[3]}).doesNotContain(0);
    }

    @Test
    void innerZerosTakeTurnsWithOtherBytes() {
        byte[] bytes = bytes(6, Pattern.INNER_ZEROS);

        for (int at = 0; at < bytes.length; at++) {
            assertThat(bytes[at] == 0).isEqualTo(at % 2 == 0);
        }
    }

    @Test
    void countingReachesEveryByteValue() {
        Set<Byte> seen = new HashSet<>();
        for (byte value : bytes(256, Pattern.COUNTING)) {
            seen.add(value);
        }

        assertThat(seen).hasSize(256);
    }

    @ParameterizedTest
    @EnumSource(
            value = Pattern.class,
            names = {"COUNTING", "TRAILING_ZEROS", "INNER_ZEROS"})
    void theTwoSidesSendDifferentBytes(Pattern pattern) {
        PrivateData data = new PrivateData(56, pattern);
        ConnectionDataPlan plan = new ConnectionDataPlan(
                Side.PASSIVE, QueryMoment.AFTERWARDS, AnswerTime.AFTERWARDS, Family.IPV4, data, data, Limits.SIMPLEST);

        assertThat(plan.requestBytes()).hasSize(56).isNotEqualTo(plan.replyBytes());
    }

    @Test
    void theAskedSideIsSentWhatItsPeerSends() {
        PrivateData request = new PrivateData(3, Pattern.COUNTING);
        PrivateData reply = new PrivateData(4, Pattern.COUNTING);
        ConnectionDataPlan passive = new ConnectionDataPlan(
                Side.PASSIVE,
                QueryMoment.AFTERWARDS,
                AnswerTime.AFTERWARDS,
                Family.IPV4,
                request,
                reply,
                Limits.SIMPLEST);
        ConnectionDataPlan active = new ConnectionDataPlan(
                Side.ACTIVE,
                QueryMoment.AFTERWARDS,
                AnswerTime.AFTERWARDS,
                Family.IPV4,
                request,
                reply,
                Limits.SIMPLEST);

        assertThat(passive.sentToAskedSide()).isEqualTo(passive.requestBytes()).hasSize(3);
        assertThat(active.sentToAskedSide()).isEqualTo(active.replyBytes()).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, NOTHING", "0, 56, NOTHING", "1, 56, SOME", "55, 56, SOME", "56, 56, MAXIMUM", "1, 1, MAXIMUM"})
    void lengthsAreSortedAgainstTheMaximum(int length, long maximum, PrivateDataAmount kind) {
        assertThat(new PrivateData(length, Pattern.ZEROS).kind(maximum)).isEqualTo(kind);
    }
}
