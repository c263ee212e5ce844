package org.ndktck.properties.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_09;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_13;
import static org.ndktck.catalog.RequirementId.GCD_32;
import static org.ndktck.verify.OutParameter.P_PRIVATE_DATA_LENGTH;

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
import org.ndktck.plan.data.CapacityRelation;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.drawing.SendingTwoOrMore;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** What a fetch writes: the bytes, the required size, and nothing else. */
@NdkProperties
@DataAtRest
public class CopyProperties {

    /** Made by jqwik. */
    public CopyProperties() {}

    @Property
    @Verifies(
            value = GCD_09,
            partitions = {Side.class, QueryMoment.class, Family.class, CapacityRelation.class})
    void fetchCopiesAsManyBytesAsFit(
            @ForAll(supplier = SendingTwoOrMore.class) ConnectionDataPlan plan,
            @ForAll Capacity capacity,
            Bench bench) {

        ReadResults reads = bench.read(plan, Read.fetch(OutPointers.BOTH, capacity), Read.exactFetch());

        bench.require(reads.call(1).brought(plan.sentToAskedSide()), () -> "no whole fetch brings what the peer sent");
        bench.verify(reads.call()).copied(plan.sentToAskedSide(), (int)
                Math.min(reads.call().cells().capacity(), reads.requiredSize()));
    }

    @Property
    @Verifies(
            value = GCD_12,
            partitions = {Side.class, QueryMoment.class, Family.class, CapacityRelation.class})
    void fetchStoresTheRequiredSize(
            @ForAll(supplier = SendingTwoOrMore.class) ConnectionDataPlan plan,
            @ForAll Capacity capacity,
            Bench bench) {

        ReadResults reads = bench.read(plan, Read.fetch(OutPointers.BOTH, capacity));

        bench.verify(reads.call())
                .stored(P_PRIVATE_DATA_LENGTH, reads.requiredSize())
                .storedNothingAround(P_PRIVATE_DATA_LENGTH);
    }

    @Property
    @Verifies(
            value = GCD_13,
            partitions = {Side.class, QueryMoment.class, Family.class, CapacityRelation.class})
    void fetchWritesNothingBeyondTheCapacity(
            @ForAll(supplier = SendingTwoOrMore.class) ConnectionDataPlan plan,
            @ForAll Capacity capacity,
            Bench bench) {

        ReadResults reads = bench.read(plan, Read.fetch(OutPointers.BOTH, capacity));

        bench.verify(reads.call()).wroteNothingBeyondTheCapacity();
    }

    @Property
    @Verifies(
            value = GCD_32,
            partitions = {Side.class, QueryMoment.class})
    void fetchLeavesTheBufferBehindTheRequiredSizeAlone(@ForAll ConnectionDataPlan plan, Bench bench) {

        ReadResults reads = bench.read(plan, Read.fetch(OutPointers.BOTH, new Capacity(CapacityRelation.ABOVE, 100)));

        bench.verify(reads.call())
                .preferably(
                        reads.call().leftAloneFrom(reads.requiredSize()),
                        "bytes of the buffer behind the required size (RDS) were written");
    }
}
