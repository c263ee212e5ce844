package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.Facts;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.CapacityRelation;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.data.Pattern;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.plan.lifetime.Ending;

/** The partitions a plan belongs to. */
class PartitionFinderTest {

    private static Set<String> labels(Object... plans) {
        Set<String> labels = new HashSet<>();
        for (Object plan : plans) {
            PartitionFinder.plan(plan, Facts.USUAL, labels);
        }
        return labels;
    }

    @Test
    void enumerationsAndRecordsAreLabelledByTheirTypes() {
        assertThat(labels(OutPointers.NEITHER, new Capacity(CapacityRelation.BELOW, 3)))
                .containsExactlyInAnyOrder("OutPointers.NEITHER", "CapacityRelation.BELOW");
    }

    @Test
    void aConnectionHasDerivedPartitionsToo() {
        ConnectionDataPlan plan = new ConnectionDataPlan(
                Side.ACTIVE,
                QueryMoment.AT_ONCE,
                AnswerTime.AT_ONCE,
                Family.IPV6,
                new PrivateData(3, Pattern.COUNTING),
                new PrivateData(56, Pattern.ZEROS),
                new Limits(1, 2, 3, 17));

        assertThat(labels(plan))
                .contains(
                        "Side.ACTIVE",
                        "QueryMoment.AT_ONCE",
                        "AnswerTime.AT_ONCE",
                        "Family.IPV6",
                        "PrivateDataAmount.MAXIMUM",
                        "LimitPressure.ABOVE_A_MAXIMUM",
                        "SideWithShortBuffer.ACTIVE");
    }

    @Test
    void aLifeHasThoseOfItsConnection() {
        ConnectionLifetimePlan plan =
                ConnectionLifetimePlan.of(ConnectionDataPlan.SIMPLEST, Ending.NOBODY_LISTENS, ContextKind.NULL);

        assertThat(labels(plan))
                .contains(
                        "Ending.NOBODY_LISTENS",
                        "ContextKind.NULL",
                        "Side.PASSIVE",
                        "Family.IPV4",
                        "PrivateDataAmount.NOTHING");
    }

    @Test
    void anAnswerThatHasToWaitIsNotCountedAsAtOnce() {
        ConnectionDataPlan plan = new ConnectionDataPlan(
                Side.PASSIVE,
                QueryMoment.AFTERWARDS,
                AnswerTime.AT_ONCE,
                Family.IPV4,
                PrivateData.NONE,
                PrivateData.NONE,
                Limits.SIMPLEST);

        assertThat(labels(plan)).contains("AnswerTime.AFTERWARDS").doesNotContain("AnswerTime.AT_ONCE");
    }
}
