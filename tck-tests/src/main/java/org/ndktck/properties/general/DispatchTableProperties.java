package org.ndktck.properties.general;

import static org.ndktck.catalog.RequirementId.GEN_01;
import static org.ndktck.catalog.RequirementId.GEN_02;
import static org.ndktck.catalog.RequirementId.GEN_12;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;

/** What the dispatch tables hold. */
@NdkProperties
public class DispatchTableProperties {

    /** Made by jqwik. */
    public DispatchTableProperties() {}

    @Property
    @Verifies(
            value = GEN_01,
            effort = Effort.TENTH,
            partitions = {Route.class, DisconnectEventRegistration.class})
    void everySlotOfEveryTableIsFilled(@ForAll ConnectionPlan plan, Bench bench) {

        bench.callEveryFunction(plan.acceptedPlainly());

        bench.verifyEverySlotIsFilled();
    }

    @Property
    @HoldsFixed(
            values = {"OtherConnection.NEWER", "OtherConnection.CLOSED_BETWEEN"},
            because = "the request is accepted inside its event, and nothing comes between the two")
    @Verifies(
            value = GEN_02,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @OverOwnEndpoint
    @WithoutSize
    void connectionsAreMadeOverEveryFamily(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan plain =
                plan.ofVersion11().acceptedPlainly().overOwnEndpoint().registeringEvents();

        AsyncCall decisive = bench.connection(plain).decisiveCall();

        bench.requireAnyWay(
                !decisive.completion().succeeded(),
                () -> succeedsOverAnother(plain, bench),
                () -> "no connection is made over another family either",
                () -> bench.verify(decisive).succeeded());
        bench.verify(decisive).succeeded();
    }

    /** Where there is one family only, every failure is one of that family. */
    private static boolean succeedsOverAnother(ConnectionPlan plan, Bench bench) {
        return bench.facts().families().stream()
                .filter(family -> family != plan.family())
                .allMatch(family -> bench.connectionBeside(plan.over(family))
                        .decisiveCall()
                        .completion()
                        .succeeded());
    }

    @Property
    @Verifies(
            value = GEN_12,
            effort = Effort.TENTH,
            partitions = {Route.class})
    @HoldsFixed(
            value = {PeerForm.class, PeerEvent.class},
            because = "what either side may leave out is for other rows")
    @WithoutSize
    void consumerOfTheFirstVersionConnectsOverALaterOne(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan older = plan.acceptedPlainly()
                .answeredAfterwards()
                .registering(DisconnectEventRegistration.EVENT)
                .sendingAByte(bench.facts());

        AsyncCall decisive = bench.connection(older).decisiveCall();

        bench.requireControl(
                !decisive.completion().succeeded(),
                () -> succeedsInTheNewerForm(older, bench),
                () -> "no connection is made by the functions of version 2.1 either");
        bench.verify(decisive).succeeded();
    }

    private static boolean succeedsInTheNewerForm(ConnectionPlan plan, Bench bench) {
        return DisconnectEventRegistration.EVENT_EX.isReachable(bench.facts())
                && bench.connectionBeside(plan.registering(DisconnectEventRegistration.EVENT_EX))
                        .decisiveCall()
                        .completion()
                        .succeeded();
    }
}
