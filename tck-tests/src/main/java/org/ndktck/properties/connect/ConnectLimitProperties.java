package org.ndktck.properties.connect;

import static org.ndktck.catalog.RequirementId.CON_07;
import static org.ndktck.catalog.RequirementId.CON_08;
import static org.ndktck.catalog.RequirementId.CON_09;
import static org.ndktck.catalog.RequirementId.CON_10;
import static org.ndktck.catalog.RequirementId.CON_12;
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
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** The read limits a connect asks for, and what becomes of them. */
@NdkProperties
@OverOwnEndpoint
@DataAtRest
public class ConnectLimitProperties {

    /** Made by jqwik. */
    public ConnectLimitProperties() {}

    @Property
    @Verifies(
            value = CON_07,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void inboundLimitOfTheConnectIsCapped(@ForAll ConnectionPlan plan, Bench bench) {
        Limits limits = DecidingCap.CONNECT_INBOUND_MAXIMUM.among(plan.limits(), bench.facts());

        ObservedReadLimits reading = ObservedReadLimits.of(plan, limits, bench);

        bench.verify(reading.fetch())
                .storedAsCapped(
                        P_INBOUND_READ_LIMIT,
                        reading.expected().inbound(),
                        bench.facts().activeMaxima().inbound());
    }

    @Property
    @Verifies(
            value = CON_08,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void lowerOutboundLimitOfTheAcceptDecides(@ForAll ConnectionPlan plan, Bench bench) {
        Limits limits = DecidingCap.CONNECT_INBOUND_PEER.among(plan.limits(), bench.facts());

        ObservedReadLimits reading = ObservedReadLimits.of(plan, limits, bench);

        bench.verify(reading.fetch())
                .storedAsRead(P_INBOUND_READ_LIMIT, reading.expected().inbound());
    }

    @Property
    @Verifies(
            value = CON_09,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void outboundLimitOfTheConnectIsCapped(@ForAll ConnectionPlan plan, Bench bench) {
        Limits limits = DecidingCap.CONNECT_OUTBOUND_MAXIMUM.among(plan.limits(), bench.facts());

        ObservedReadLimits reading = ObservedReadLimits.of(plan, limits, bench);

        bench.verify(reading.fetch())
                .storedAsCapped(
                        P_OUTBOUND_READ_LIMIT,
                        reading.expected().outbound(),
                        bench.facts().activeMaxima().outbound());
    }

    @Property
    @Verifies(
            value = CON_10,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void lowerInboundLimitOfTheAcceptDecides(@ForAll ConnectionPlan plan, Bench bench) {
        Limits limits = DecidingCap.CONNECT_OUTBOUND_PEER.among(plan.limits(), bench.facts());

        ObservedReadLimits reading = ObservedReadLimits.of(plan, limits, bench);

        bench.verify(reading.fetch())
                .storedAsRead(P_OUTBOUND_READ_LIMIT, reading.expected().outbound());
    }

    @Property
    @Verifies(
            value = CON_12,
            effort = Effort.TENTH,
            partitions = {Family.class, AnswerTime.class})
    void effectiveLimitsAreAvailable(@ForAll ConnectionPlan plan, Bench bench) {
        ReadResults reads =
                bench.connection(plan.overOwnEndpoint().asking(Side.ACTIVE)).read(Read.exactFetch());

        bench.verify(reads.call())
                .holds(
                        reads.call().storedBothLimits(),
                        "stored both limits",
                        () -> reads.call().line());
    }
}
