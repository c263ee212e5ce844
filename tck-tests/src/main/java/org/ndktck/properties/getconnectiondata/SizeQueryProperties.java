package org.ndktck.properties.getconnectiondata;

import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_14;
import static org.ndktck.catalog.RequirementId.GCD_31;
import static org.ndktck.verify.OutParameter.P_INBOUND_READ_LIMIT;
import static org.ndktck.verify.OutParameter.P_OUTBOUND_READ_LIMIT;
import static org.ndktck.verify.OutParameter.P_PRIVATE_DATA_LENGTH;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.data.PrivateDataAmount;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** The size query, and the call that looks like one and is none. */
@NdkProperties
@DataAtRest
public class SizeQueryProperties {

    /** Made by jqwik. */
    public SizeQueryProperties() {}

    @Property
    @Verifies(
            value = GCD_07,
            partitions = {Side.class, QueryMoment.class, Family.class, PrivateDataAmount.class, OutPointers.class})
    void nullBufferOfZeroLengthSucceedsAndStoresTheRequiredSize(
            @ForAll ConnectionDataPlan plan, @ForAll OutPointers outs, Bench bench) {

        ReadResults reads = bench.read(plan, Read.sizeQuery(outs));

        bench.verify(reads.call())
                .returned(STATUS_SUCCESS)
                .stored(P_PRIVATE_DATA_LENGTH, reads.requiredSize())
                .storedNothingAround(P_PRIVATE_DATA_LENGTH);
    }

    @Property
    @Verifies(
            value = GCD_14,
            partitions = {Side.class, QueryMoment.class, Family.class, PrivateDataAmount.class, OutPointers.class})
    void emptyBufferIsNoSizeQuery(@ForAll ConnectionDataPlan plan, @ForAll OutPointers outs, Bench bench) {

        ReadResults reads = bench.read(plan, Read.emptyFetch(outs));

        bench.verify(reads.call())
                .returned(reads.requiredSize() == 0 ? STATUS_SUCCESS : STATUS_BUFFER_TOO_SMALL)
                .stored(P_PRIVATE_DATA_LENGTH, reads.requiredSize())
                .copiedNothing();
    }

    @Property
    @Verifies(
            value = GCD_31,
            partitions = {Side.class, QueryMoment.class, Family.class})
    void sizeQueryStoresTheLimitsToo(@ForAll ConnectionDataPlan plan, Bench bench) {

        ReadResults reads = bench.read(plan, Read.exactFetch(), Read.sizeQuery(OutPointers.BOTH));
        GetConnectionDataCall fetch = reads.call(0);

        bench.require(fetch.storedBothLimits(), () -> "a fetch does not store both limits");
        bench.verify(reads.call(1))
                .stored(P_INBOUND_READ_LIMIT, fetch.inbound())
                .stored(P_OUTBOUND_READ_LIMIT, fetch.outbound());
    }
}
