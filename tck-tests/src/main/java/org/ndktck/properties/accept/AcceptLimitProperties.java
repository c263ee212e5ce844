package org.ndktck.properties.accept;

import static org.ndktck.catalog.RequirementId.ACC_04;
import static org.ndktck.catalog.RequirementId.ACC_05;
import static org.ndktck.catalog.RequirementId.ACC_06;
import static org.ndktck.catalog.RequirementId.ACC_07;
import static org.ndktck.verify.OutParameter.P_INBOUND_READ_LIMIT;
import static org.ndktck.verify.OutParameter.P_OUTBOUND_READ_LIMIT;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.driving.ObservedReadLimits;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.DecidingCap;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.Family;

/** The read limits an accept asks for, seen through the active side. */
@NdkProperties
@OverOwnEndpoint
@DataAtRest
public class AcceptLimitProperties {

    /** Made by jqwik. */
    public AcceptLimitProperties() {}

    @Property
    @Verifies(
            value = ACC_04,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void inboundLimitOfTheAcceptIsCapped(@ForAll ConnectionPlan plan, Bench bench) {
        Limits limits = DecidingCap.ACCEPT_INBOUND_MAXIMUM.among(plan.limits(), bench.facts());

        ObservedReadLimits reading = ObservedReadLimits.of(plan, limits, bench);

        bench.verify(reading.fetch())
                .storedAsCapped(
                        P_OUTBOUND_READ_LIMIT,
                        reading.expected().outbound(),
                        bench.facts().passiveMaxima().inbound());
    }

    @Property
    @Verifies(
            value = ACC_05,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void lowerOutboundLimitOfTheConnectDecides(@ForAll ConnectionPlan plan, Bench bench) {
        Limits limits = DecidingCap.ACCEPT_INBOUND_PEER.among(plan.limits(), bench.facts());

        ObservedReadLimits reading = ObservedReadLimits.of(plan, limits, bench);

        bench.verify(reading.fetch())
                .storedAsRead(P_OUTBOUND_READ_LIMIT, reading.expected().outbound());
    }

    @Property
    @Verifies(
            value = ACC_06,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void outboundLimitOfTheAcceptIsCapped(@ForAll ConnectionPlan plan, Bench bench) {
        Limits limits = DecidingCap.ACCEPT_OUTBOUND_MAXIMUM.among(plan.limits(), bench.facts());

        ObservedReadLimits reading = ObservedReadLimits.of(plan, limits, bench);

        bench.verify(reading.fetch())
                .storedAsCapped(
                        P_INBOUND_READ_LIMIT,
                        reading.expected().inbound(),
                        bench.facts().passiveMaxima().outbound());
    }

    @Property
    @Verifies(
            value = ACC_07,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void lowerInboundLimitOfTheConnectDecides(@ForAll ConnectionPlan plan, Bench bench) {
        Limits limits = DecidingCap.ACCEPT_OUTBOUND_PEER.among(plan.limits(), bench.facts());

        ObservedReadLimits reading = ObservedReadLimits.of(plan, limits, bench);

        bench.verify(reading.fetch())
                .storedAsRead(P_INBOUND_READ_LIMIT, reading.expected().inbound());
    }
}
