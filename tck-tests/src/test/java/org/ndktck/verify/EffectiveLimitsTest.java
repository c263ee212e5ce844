package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.ReadingId.AMB_05;
import static org.ndktck.catalog.ReadingId.AMB_49;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.ReadingId;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.Facts;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.PrivateData;

/** The oracle of GCD-02 against the vectors of the read-limit arithmetic, Part D of the digest. */
class EffectiveLimitsTest {

    private static EffectiveLimits limits(Side side, Maxima active, Maxima passive, Limits asked) {
        ConnectionDataPlan plan = new ConnectionDataPlan(
                side,
                QueryMoment.AFTERWARDS,
                AnswerTime.AFTERWARDS,
                Family.IPV4,
                PrivateData.NONE,
                PrivateData.NONE,
                asked);
        AdapterFacts facts = Facts.of(active, passive, 0, 0);
        return EffectiveLimits.of(plan, facts);
    }

    /** Readings other than the kit's own, without those that give its value. */
    private static Map<Long, ReadingId> otherReadings(ReadableLimit limit) {
        Map<Long, ReadingId> others = new TreeMap<>(limit.tolerated());
        others.remove(limit.expected());
        return others;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(useHeadersInDisplayName = false, textBlock = """
            D-1 all within,              16,16, 16,16, 8,4,                   4,8,   16,16,                 8,4
            D-2 active over its maxima,  16,16, 16,16, 4294967295,4294967295, 16,16, 16,16,                 16,16
            D-3 passive lowers,          16,16, 16,16, 8,8,                   8,8,   3,5,                   5,3
            D-4 passive over its maxima, 16,16, 16,16, 8,8,                   8,8,   4294967295,4294967295, 8,8
            D-5 asymmetric adapters,     16,16, 8,4,   32,10,                 8,4,   6,20,                  4,6
            D-6 asymmetric maxima,       16,4,  16,4,  16,16,                 4,4,   16,16,                 4,4
            D-7 zero from active,        16,16, 16,16, 0,0,                   0,0,   8,8,                   0,0
            D-8 zero from passive,       16,16, 16,16, 8,8,                   8,8,   0,0,                   0,0
            D-9 one-directional,         16,16, 16,16, 0,8,                   8,0,   8,0,                   0,8
            """)
    void bothSidesReadWhatTheVectorSays(
            String vector,
            long maxInA,
            long maxOutA,
            long maxInP,
            long maxOutP,
            long inA,
            long outA,
            long passiveIn,
            long passiveOut,
            long inP,
            long outP,
            long activeIn,
            long activeOut) {
        Maxima active = new Maxima(maxInA, maxOutA);
        Maxima passive = new Maxima(maxInP, maxOutP);
        Limits asked = new Limits(inA, outA, inP, outP);

        EffectiveLimits before = limits(Side.PASSIVE, active, passive, asked);
        EffectiveLimits after = limits(Side.ACTIVE, active, passive, asked);

        assertThat(before.inbound().expected()).as(vector).isEqualTo(passiveIn);
        assertThat(before.outbound().expected()).as(vector).isEqualTo(passiveOut);
        assertThat(after.inbound().expected()).as(vector).isEqualTo(activeIn);
        assertThat(after.outbound().expected()).as(vector).isEqualTo(activeOut);
    }

    @ParameterizedTest(name = "in/out A {0}/{1}, in/out P {2}/{3}")
    @CsvSource({
        "8, 4, 16, 16",
        "4294967295, 4294967295, 16, 16",
        "8, 8, 3, 5",
        "8, 8, 4294967295, 4294967295",
        "0, 0, 8, 8",
        "8, 8, 0, 0",
        "0, 8, 8, 0"
    })
    @DisplayName("AMB-05, AMB-49: with four equal maxima every other value is wrong")
    void equalMaximaLeaveNoOtherReading(long inA, long outA, long inP, long outP) {
        Maxima equal = new Maxima(16, 16);
        for (Side side : Side.values()) {
            EffectiveLimits limits = limits(side, equal, equal, new Limits(inA, outA, inP, outP));

            assertThat(otherReadings(limits.inbound())).isEmpty();
            assertThat(otherReadings(limits.outbound())).isEmpty();
        }
    }

    @Test
    @DisplayName("D-5, passive: AMB-49 permits 10/16 and nothing else")
    void asymmetricAdaptersOnThePassiveSide() {
        EffectiveLimits limits = limits(Side.PASSIVE, new Maxima(16, 16), new Maxima(8, 4), new Limits(32, 10, 6, 20));

        assertThat(otherReadings(limits.inbound())).isEqualTo(Map.of(10L, AMB_49));
        assertThat(otherReadings(limits.outbound())).isEqualTo(Map.of(16L, AMB_49));
    }

    @Test
    @DisplayName("D-5, active: AMB-05 permits 16/6 and nothing else")
    void asymmetricAdaptersOnTheActiveSide() {
        EffectiveLimits limits = limits(Side.ACTIVE, new Maxima(16, 16), new Maxima(8, 4), new Limits(32, 10, 6, 20));

        assertThat(otherReadings(limits.inbound())).isEqualTo(Map.of(16L, AMB_05));
        assertThat(limits.outbound().expected()).isEqualTo(6);
        assertThat(otherReadings(limits.outbound())).isEmpty();
    }

    @Test
    @DisplayName("D-6, passive: AMB-05 permits 16/4, AMB-49 permits 4/16, nothing else")
    void asymmetricMaximaOnThePassiveSide() {
        EffectiveLimits limits = limits(Side.PASSIVE, new Maxima(16, 4), new Maxima(16, 4), new Limits(16, 16, 16, 16));

        assertThat(otherReadings(limits.inbound())).isEqualTo(Map.of(16L, AMB_05));
        assertThat(otherReadings(limits.outbound())).isEqualTo(Map.of(16L, AMB_49));
    }

    @Test
    @DisplayName("D-6, active: AMB-05 permits 16/4 and nothing else")
    void asymmetricMaximaOnTheActiveSide() {
        EffectiveLimits limits = limits(Side.ACTIVE, new Maxima(16, 4), new Maxima(16, 4), new Limits(16, 16, 16, 16));

        assertThat(otherReadings(limits.inbound())).isEqualTo(Map.of(16L, AMB_05));
        assertThat(limits.outbound().expected()).isEqualTo(4);
        assertThat(otherReadings(limits.outbound())).isEmpty();
    }

    @Test
    @DisplayName("AMB-49: a value that no maximum was applied to is wrong under every reading")
    void aValueAboveEveryMaximumIsWrong() {
        EffectiveLimits limits = limits(Side.PASSIVE, new Maxima(4, 4), new Maxima(8, 8), new Limits(99, 98, 1, 2));

        assertThat(limits.inbound().expected()).isEqualTo(4);
        assertThat(otherReadings(limits.inbound())).isEqualTo(Map.of(8L, AMB_05));
        assertThat(limits.inbound().toleratedBy(98)).isEmpty();
        assertThat(limits.inbound().toleratedBy(8)).hasValue(AMB_05);
    }

    @Test
    void whatOneSideSendsTheOtherSideLetsIn() {
        Maxima active = new Maxima(11, 22);
        Maxima passive = new Maxima(33, 44);
        EffectiveLimits first = limits(Side.ACTIVE, active, passive, new Limits(1000, 1001, 7, 5));

        assertThat(first.inbound().expected()).isEqualTo(5);
        assertThat(first.outbound().expected()).isEqualTo(7);
    }

    @Test
    void theDerivationNamesEveryNumber() {
        Limits asked = new Limits(32, 10, 6, 20);
        EffectiveLimits passive = limits(Side.PASSIVE, new Maxima(16, 17), new Maxima(8, 4), asked);
        EffectiveLimits active = limits(Side.ACTIVE, new Maxima(16, 17), new Maxima(8, 4), asked);

        assertThat(passive.inbound().derivation())
                .isEqualTo("the least of MaxInboundReadLimit 8 and the peer's OutboundReadLimit 10,"
                        + " capped at the peer's MaxOutboundReadLimit 17");
        assertThat(active.outbound().derivation())
                .isEqualTo("the least of OutboundReadLimit 10, MaxOutboundReadLimit 17 and the peer's"
                        + " InboundReadLimit 6, capped at the peer's MaxInboundReadLimit 8");
    }
}
