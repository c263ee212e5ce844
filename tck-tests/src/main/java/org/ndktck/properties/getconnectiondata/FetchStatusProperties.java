package org.ndktck.properties.getconnectiondata;

import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.catalog.RequirementId.GCD_11;

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
import org.ndktck.plan.data.PrivateDataAmount;
import org.ndktck.plan.data.SideWithShortBuffer;
import org.ndktck.plan.drawing.InsufficientCapacity;
import org.ndktck.plan.drawing.SendingTwoOrMore;
import org.ndktck.plan.drawing.SufficientCapacity;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** The status of a fetch: a question of capacity and required size alone. */
@NdkProperties
@DataAtRest
public class FetchStatusProperties {

    /** Made by jqwik. */
    public FetchStatusProperties() {}

    @Property
    @Verifies(
            value = GCD_10,
            partitions = {Side.class, QueryMoment.class, Family.class, PrivateDataAmount.class, OutPointers.class})
    void fetchIntoEnoughSucceeds(
            @ForAll ConnectionDataPlan plan,
            @ForAll OutPointers outs,
            @ForAll(supplier = SufficientCapacity.class) Capacity capacity,
            Bench bench) {

        ReadResults reads = bench.read(plan, Read.fetch(outs, capacity));

        bench.verify(reads.call()).returned(STATUS_SUCCESS);
    }

    @Property
    @Verifies(
            value = GCD_11,
            partitions = {SideWithShortBuffer.class, QueryMoment.class, Family.class, OutPointers.class})
    void fetchIntoTooLittleIsTooSmall(
            @ForAll(supplier = SendingTwoOrMore.class) ConnectionDataPlan plan,
            @ForAll OutPointers outs,
            @ForAll(supplier = InsufficientCapacity.class) Capacity capacity,
            Bench bench) {

        ReadResults reads = bench.read(plan, Read.fetch(outs, capacity));

        bench.verify(reads.call()).returned(STATUS_BUFFER_TOO_SMALL);
    }
}
