package org.ndktck.properties.connectwithsharedendpoint;

import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.CSE_06;
import static org.ndktck.catalog.RequirementId.CSE_07;
import static org.ndktck.catalog.RequirementId.CSE_08;
import static org.ndktck.catalog.RequirementId.CSE_21;
import static org.ndktck.catalog.RequirementId.CSE_22;
import static org.ndktck.verify.OutParameter.P_INBOUND_READ_LIMIT;
import static org.ndktck.verify.OutParameter.P_OUTBOUND_READ_LIMIT;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.driving.LegalCallsAfterConnect;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;
import org.ndktck.verify.EffectiveLimits;

/** Connecting over a shared endpoint. */
@NdkProperties
@DataAtRest
public class SharedEndpointRouteProperties {

    /** Made by jqwik. */
    public SharedEndpointRouteProperties() {}

    @Property
    @Verifies(
            value = CSE_06,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Family.class})
    void inboundLimitIsTheLeast(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan shared = plan.overSharedEndpoint().asking(Side.ACTIVE);

        GetConnectionDataCall fetch =
                bench.connection(shared).read(Read.exactFetch()).call();

        bench.verify(fetch)
                .storedAsRead(
                        P_INBOUND_READ_LIMIT,
                        EffectiveLimits.of(Side.ACTIVE, plan.limits(), bench.facts())
                                .inbound());
    }

    @Property
    @Verifies(
            value = CSE_07,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Family.class})
    void outboundLimitIsTheLeast(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan shared = plan.overSharedEndpoint().asking(Side.ACTIVE);

        GetConnectionDataCall fetch =
                bench.connection(shared).read(Read.exactFetch()).call();

        bench.verify(fetch)
                .storedAsRead(
                        P_OUTBOUND_READ_LIMIT,
                        EffectiveLimits.of(Side.ACTIVE, plan.limits(), bench.facts())
                                .outbound());
    }

    @Property
    @Verifies(
            value = CSE_08,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @WithoutPeerAnswer
    void dataIsSentWithTheRequest(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan shared = plan.overSharedEndpoint().asking(Side.PASSIVE).answeredAfterwards();
        bench.connection(shared.overOwnEndpoint()).requested().passive().reject();

        Connection connection = bench.connectionBeside(shared).connecting();
        bench.require(
                connection.awaitRequest() || connection.active().connect().settled(), () -> "no connect event came");

        bench.requireControl(
                connection.active().connect().hasFailed(),
                () -> bench.connectionBeside(shared.plain()).connecting().awaitRequest(),
                () -> "a connect without data over a shared endpoint fails, too");
        bench.verify(connection.active().connect()).hasNotFailed();
        bench.verify(connection.read(Read.exactFetch()).telling(plan.requestBytes()))
                .brought(plan.requestBytes());
    }

    @Property
    @Verifies(
            value = CSE_21,
            effort = Effort.TENTH,
            partitions = {Family.class, DisconnectEventRegistration.class})
    void whatFollowsWorksAsAfterNdkConnect(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan shared = plan.overSharedEndpoint().asking(Side.ACTIVE);
        LegalCallsAfterConnect own = LegalCallsAfterConnect.of(
                bench.connection(shared.overOwnEndpoint()), bench.connectionBeside(shared.overOwnEndpoint()), bench);
        bench.require(own.works(), () -> "what follows a connect does not work after NdkConnect");

        LegalCallsAfterConnect after =
                LegalCallsAfterConnect.of(bench.connectionBeside(shared), bench.connectionBeside(shared), bench);

        bench.verify(after.fetch()).returned(STATUS_SUCCESS, STATUS_BUFFER_TOO_SMALL);
        bench.verify(after.reject()).returned(STATUS_SUCCESS);
        bench.verify(after.complete()).succeeded();
        bench.verify(after.disconnect()).succeeded();
    }

    @Property
    @Verifies(
            value = CSE_22,
            effort = Effort.TENTH,
            partitions = {Family.class, AnswerTime.class})
    void effectiveLimitsAreAvailableOverASharedEndpoint(@ForAll ConnectionPlan plan, Bench bench) {
        ReadResults reads =
                bench.connection(plan.overSharedEndpoint().asking(Side.ACTIVE)).read(Read.exactFetch());

        bench.verify(reads.call())
                .holds(
                        reads.call().storedBothLimits(),
                        "stored both limits",
                        () -> reads.call().line());
    }
}
