package org.ndktck.properties.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_04;
import static org.ndktck.verify.OutParameter.P_INBOUND_READ_LIMIT;
import static org.ndktck.verify.OutParameter.P_OUTBOUND_READ_LIMIT;

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
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.CapacityRelation;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.drawing.SendingTwoOrMore;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;
import org.ndktck.verify.EffectiveLimits;

/** The values of the effective read limits. */
@NdkProperties
@DataAtRest
public class LimitValueProperties {

    /** Made by jqwik. */
    public LimitValueProperties() {}

    @Property
    @Verifies(
            value = GCD_02,
            partitions = {Side.class, QueryMoment.class, Family.class})
    void limitsAreTheLeastOfRequestsAndMaxima(@ForAll ConnectionDataPlan plan, Bench bench) {

        GetConnectionDataCall fetch = bench.read(plan, Read.exactFetch()).call();
        EffectiveLimits limits = EffectiveLimits.of(plan, bench.facts());

        bench.require(fetch.storedBothLimits(), () -> "a fetch does not store both limits");
        bench.verify(fetch)
                .storedAsRead(P_INBOUND_READ_LIMIT, limits.inbound())
                .storedAsRead(P_OUTBOUND_READ_LIMIT, limits.outbound());
    }

    @Property
    @Verifies(
            value = GCD_03,
            partitions = {Side.class, QueryMoment.class, Family.class, CapacityRelation.class})
    void inboundLimitIsStored(
            @ForAll(supplier = SendingTwoOrMore.class) ConnectionDataPlan plan,
            @ForAll Capacity capacity,
            Bench bench) {

        ReadResults reads = bench.read(plan, Read.fetch(OutPointers.BOTH, capacity));

        bench.verify(reads.call())
                .storedAsRead(
                        P_INBOUND_READ_LIMIT,
                        EffectiveLimits.of(plan, bench.facts()).inbound())
                .storedNothingAround(P_INBOUND_READ_LIMIT);
    }

    @Property
    @Verifies(
            value = GCD_04,
            partitions = {Side.class, QueryMoment.class, Family.class, CapacityRelation.class})
    void outboundLimitIsStored(
            @ForAll(supplier = SendingTwoOrMore.class) ConnectionDataPlan plan,
            @ForAll Capacity capacity,
            Bench bench) {

        ReadResults reads = bench.read(plan, Read.fetch(OutPointers.BOTH, capacity));

        bench.verify(reads.call())
                .storedAsRead(
                        P_OUTBOUND_READ_LIMIT,
                        EffectiveLimits.of(plan, bench.facts()).outbound())
                .storedNothingAround(P_OUTBOUND_READ_LIMIT);
    }
}
