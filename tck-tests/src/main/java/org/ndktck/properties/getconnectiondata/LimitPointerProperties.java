package org.ndktck.properties.getconnectiondata;

import static org.ndktck.catalog.ReadingId.AMB_02;
import static org.ndktck.catalog.RequirementId.GCD_05;
import static org.ndktck.catalog.RequirementId.GCD_30;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.data.SideWithShortBuffer;
import org.ndktck.plan.drawing.InsufficientCapacity;
import org.ndktck.plan.drawing.SendingTwoOrMore;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** The limit pointers: each may be NULL, and what they receive when the buffer is too small. */
@NdkProperties
@DataAtRest
public class LimitPointerProperties {

    /** Made by jqwik. */
    public LimitPointerProperties() {}

    @Property
    @Verifies(
            value = GCD_05,
            partitions = {Side.class, QueryMoment.class, Family.class, OutPointers.class})
    void eachLimitPointerMayBeNull(@ForAll ConnectionDataPlan plan, @ForAll OutPointers outs, Bench bench) {

        ReadResults reads = bench.read(plan, Read.exactFetch(), Read.fetch(outs, Capacity.SIMPLEST));

        bench.require(reads.call(0).storedBothLimits(), () -> "a fetch does not store both limits");
        bench.verify(reads.call(1)).endedLike(reads.call(0));
    }

    @Property
    @Verifies(
            value = GCD_30,
            partitions = {SideWithShortBuffer.class, QueryMoment.class})
    void tooSmallBufferLeavesTheLimitsAloneOrStoresThem(
            @ForAll(supplier = SendingTwoOrMore.class) ConnectionDataPlan plan,
            @ForAll(supplier = InsufficientCapacity.class) Capacity capacity,
            Bench bench) {

        ReadResults reads = bench.read(plan, Read.exactFetch(), Read.fetch(OutPointers.BOTH, capacity));

        bench.require(reads.call(0).storedBothLimits(), () -> "a fetch does not store both limits");
        bench.verify(reads.call(1))
                .storedLimitsOf(reads.call(0))
                .preferably(
                        reads.call(1).storedBothLimits(),
                        AMB_02,
                        "the read limits are not stored when the buffer is too small");
    }
}
