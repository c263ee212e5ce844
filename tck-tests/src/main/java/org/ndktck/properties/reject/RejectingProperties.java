package org.ndktck.properties.reject;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.catalog.RequirementId.REJ_03;
import static org.ndktck.catalog.RequirementId.REJ_04;
import static org.ndktck.catalog.RequirementId.REJ_10;
import static org.ndktck.catalog.RequirementId.REJ_11;
import static org.ndktck.catalog.RequirementId.REJ_13;
import static org.ndktck.catalog.RequirementId.REJ_14;

import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.Call;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Answer;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.reading.Reads;
import org.ndktck.scene.Scene;

/** Rejecting on either side. */
@NdkProperties
public class RejectingProperties {

    /** Made by jqwik. */
    public RejectingProperties() {}

    @Property
    @Verifies(
            value = REJ_02,
            effort = Effort.TENTH,
            partitions = {Answer.class, Family.class})
    void activeSideRejectsInsteadOfCompleting(@ForAll ScenePlan plan, Bench bench) {
        Scene scene =
                bench.scene(plan.overOwnEndpoint().sendingAByte(bench.facts())).accepted();

        Call reject = scene.active().reject();

        bench.verify(reject).returned(STATUS_SUCCESS);
    }

    @Property
    @Verifies(
            value = REJ_03,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class})
    void dataOfTheRejectReachesThePeerOrNothingDoes(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.answeredAfterwards()).requested();
        bench.require(scene.passive().rejectsFor(scene.active()), () -> "the reject did not end the connect");

        Reads reads = scene.active().read(Read.exactFetch());

        bench.verify(reads.tellingAtAll(scene.passive().rejectBytes()))
                .broughtAllOrNothing(scene.passive().rejectBytes(), "AMB-04");
    }

    @Property
    @Verifies(
            value = REJ_04,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    void rejectWithoutDataSucceeds(@ForAll ScenePlan plan, Bench bench) {
        ScenePlan silent = plan.plain().answeredAfterwards();
        Scene control = bench.scene(silent.sendingAByte(bench.facts())).readyToReject();
        bench.require(
                control.asked().reject().returned(STATUS_SUCCESS), () -> "a reject with a byte of data fails, too");

        Scene scene = bench.sceneBeside(silent).readyToReject();

        bench.verify(scene.asked().reject()).returned(STATUS_SUCCESS);
    }

    @Property
    @Verifies(
            value = REJ_10,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class})
    void passiveRejectIsConnectionRefused(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.answeredAfterwards()).requested();

        bench.require(scene.passive().reject().returned(STATUS_SUCCESS), () -> "the reject failed");

        bench.settle(scene.active().connect());
        bench.verify(scene.active().connect()).completedWith(STATUS_CONNECTION_REFUSED);
    }

    @Property
    @Verifies(
            value = REJ_11,
            effort = Effort.TENTH,
            partitions = {Answer.class, Route.class, Registration.class})
    void activeRejectFailsTheAccept(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).accepted();
        bench.glance(scene.passive().answer());
        boolean early = scene.passive().answer().completion().succeeded();

        bench.require(scene.active().reject().returned(STATUS_SUCCESS), () -> "the reject failed");

        bench.settle(scene.passive().answer());
        bench.verify(scene.passive().answer())
                .failedUnlessEarlier(early, () -> scene.passive().awaitDisconnectEvent());
    }

    @Property
    @Verifies(
            value = REJ_13,
            effort = Effort.TENTH,
            partitions = {Answer.class, Route.class})
    void rejectRaisesNoDisconnectEvent(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).accepted();
        bench.glance(scene.passive().answer());
        bench.require(
                !scene.passive().answer().completion().succeeded(),
                () -> "the accept succeeded before CompleteConnect (AMB-08)");

        Call reject = scene.active().reject();

        bench.settle(scene.passive().answer());
        bench.letThingsSettle();
        bench.verify(reject)
                .preferably(
                        scene.passive().disconnectEvents().isEmpty(),
                        "SHOULD",
                        "a rejected attempt raises a disconnect event (AMB-21)");
    }

    @Property
    @Verifies(
            value = REJ_14,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class})
    void connectEventMayReject(@ForAll ScenePlan plan, Bench bench) {
        Scene control = bench.scene(plan.answeredAfterwards()).requested();
        bench.require(control.passive().rejectsFor(control.active()), () -> "a reject after the event fails, too");
        AtomicReference<Call> reject = new AtomicReference<>();

        Scene scene = bench.sceneBeside(plan)
                .onRequest(party -> reject.set(party.reject()))
                .requested();

        bench.settle(scene.active().connect());
        bench.verify(bench.required(reject.get(), () -> "the callback did not come"))
                .returned(STATUS_SUCCESS);
        bench.verify(scene.active().connect()).failed();
    }
}
