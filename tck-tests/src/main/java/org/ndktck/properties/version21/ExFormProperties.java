package org.ndktck.properties.version21;

import static org.ndktck.catalog.RequirementId.EX_01;
import static org.ndktck.catalog.RequirementId.EX_02;
import static org.ndktck.catalog.RequirementId.EX_03;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.environment.Requisite;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.connecting.Answer;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.reading.Reads;
import org.ndktck.scene.Scene;

/** The functions of version 2.1, which behave as the older ones. */
@NdkProperties
public class ExFormProperties {

    /** Made by jqwik. */
    public ExFormProperties() {}

    @Property
    @Verifies(
            value = EX_01,
            effort = Effort.TENTH,
            needs = Requisite.VERSION_2_1,
            partitions = {Answer.class, Route.class})
    void acceptExBehavesAsAccept(@ForAll ScenePlan plan, Bench bench) {
        ScenePlan older = plan.asking(Side.ACTIVE).registering(Registration.EVENT);
        Scene control = bench.scene(older);
        GetConnectionDataCall before = control.read(Read.exactFetch()).call();
        bench.require(before.brought(plan.replyBytes()), () -> "NdkAccept does not work either");
        control.established();

        Scene scene =
                bench.sceneBeside(older.registering(Registration.EVENT_EX)).answered();
        bench.verify(scene.passive().answer()).hasNotFailed();
        bench.verify(scene.active().connect()).succeeded();
        Reads reads = scene.read(Read.exactFetch());
        bench.verify(reads.telling(plan.replyBytes()))
                .brought(plan.replyBytes())
                .storedLimitsOf(before);
        bench.verify(scene.attempted().passive().answer()).hasNotFailed();
    }

    @Property
    @Verifies(
            value = EX_02,
            effort = Effort.TENTH,
            needs = Requisite.VERSION_2_1,
            partitions = {Answer.class, Route.class})
    void completeConnectExBehavesAsCompleteConnect(@ForAll ScenePlan plan, Bench bench) {
        bench.scene(plan.registering(Registration.EVENT)).established();

        Scene scene = bench.sceneBeside(plan.registering(Registration.EVENT_EX)).attempted();

        bench.require(scene.acceptStands(), () -> "the accept failed");
        bench.verify(scene.active().answer()).succeeded();
        bench.verify(scene.passive().answer()).succeeded();
    }

    @Property
    @Verifies(
            value = EX_03,
            effort = Effort.TENTH,
            needs = Requisite.VERSION_2_1,
            partitions = {Side.class, Route.class})
    void disconnectEventOfTheExFormIsCalled(@ForAll ScenePlan plan, Bench bench) {
        Scene control = bench.scene(plan.registering(Registration.EVENT)).established();
        control.other().disconnect();
        bench.require(control.asked().awaitDisconnectEvent(), () -> "no disconnect event of the older form comes");
        Scene scene = bench.sceneBeside(plan.registering(Registration.EVENT_EX)).established();

        AsyncCall disconnect = scene.other().disconnect();

        boolean told = scene.asked().awaitDisconnectEvent();
        bench.verify(disconnect)
                .brought(told, "the peer's NdkDisconnectEventEx was called", () -> "no disconnect event came");
    }
}
