package org.ndktck.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkVersion;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.CapacityRelation;
import org.ndktck.plan.data.PrivateDataAmount;
import org.ndktck.plan.data.SideWithShortBuffer;

/** What an adapter can reach is demanded, and nothing else. */
class ReachabilityTest {

    private static List<String> reachable(Class<? extends Partition> type, AdapterFacts facts) {
        return Arrays.stream(type.getEnumConstants())
                .filter(value -> value.isReachable(facts))
                .map(Partition::name)
                .toList();
    }

    private static AdapterFacts data(long caller, long callee) {
        return Facts.of(new Maxima(16, 16), new Maxima(16, 16), caller, callee);
    }

    @Test
    void familiesFollowTheAddresses() {
        AdapterFacts ipv6 =
                new AdapterFacts(new Maxima(1, 1), new Maxima(1, 1), 0, 0, Set.of(Family.IPV6), NdkVersion.V2_1);

        assertThat(reachable(Family.class, Facts.USUAL)).containsExactly("IPV4", "IPV6");
        assertThat(reachable(Family.class, ipv6)).containsExactly("IPV6");
    }

    @Test
    void privateDataFollowsTheLargerMaximum() {
        assertThat(reachable(PrivateDataAmount.class, data(0, 0))).containsExactly("NOTHING");
        assertThat(reachable(PrivateDataAmount.class, data(0, 1))).containsExactly("NOTHING", "MAXIMUM");
        assertThat(reachable(PrivateDataAmount.class, data(2, 0))).containsExactly("NOTHING", "SOME", "MAXIMUM");
        assertThat(reachable(PrivateDataAmount.class, data(1 << 20, 0))).containsExactly("NOTHING", "SOME", "MAXIMUM");
        assertThat(reachable(PrivateDataAmount.class, data((1 << 20) + 1, 0))).containsExactly("NOTHING", "SOME");
    }

    @Test
    void shorterBuffersNeedTwoBytes() {
        assertThat(reachable(CapacityRelation.class, data(1, 1))).containsExactly("EQUAL", "ABOVE");
        assertThat(reachable(CapacityRelation.class, data(1, 2))).containsExactly("BELOW", "EQUAL", "ABOVE");
        assertThat(reachable(SideWithShortBuffer.class, data(1, 1))).isEmpty();
        assertThat(reachable(SideWithShortBuffer.class, data(2, 1))).containsExactly("PASSIVE");
        assertThat(reachable(SideWithShortBuffer.class, data(1, 2))).containsExactly("ACTIVE");
    }

    @Test
    void fourDifferentLimitsNeedAMaximumOfThree() {
        assertThat(reachable(LimitPressure.class, Facts.of(2, 0))).containsExactly("ABOVE_A_MAXIMUM");
        assertThat(reachable(LimitPressure.class, Facts.of(3, 0))).containsExactly("WITHIN", "ABOVE_A_MAXIMUM");
    }

    @Test
    void nothingIsAboveTheLargestUlong() {
        assertThat(reachable(LimitPressure.class, Facts.of(0xFFFF_FFFFL, 0))).containsExactly("WITHIN");
    }

    @Test
    void labelsNameTypeAndValue() {
        assertThat(Side.ACTIVE.label()).isEqualTo("Side.ACTIVE");
        assertThat(Side.ACTIVE.isReachable(Facts.USUAL)).isTrue();
        assertThat(Side.ACTIVE.whyUnreachable()).isEqualTo("Side.ACTIVE is out of this adapter's reach");
    }
}
