package org.ndktck.properties.version21;

import static org.ndktck.catalog.RequirementId.EX_01;
import static org.ndktck.catalog.RequirementId.EX_02;
import static org.ndktck.catalog.RequirementId.EX_03;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** The functions of version 2.1, which behave as the older ones. */
@NdkProperties
public class ExFormProperties {

    /** Made by jqwik. */
    public ExFormProperties() {}

    @Property
    @Verifies(
            value = EX_01,
            effort = Effort.TENTH,
            needs = OptionalFeature.VERSION_2_1,
            partitions = {AnswerTime.class, Route.class})
    void acceptExBehavesAsAccept(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan older = plan.asking(Side.ACTIVE).registering(DisconnectEventRegistration.EVENT);
        Connection control = bench.connection(older);
        GetConnectionDataCall before = control.read(Read.exactFetch()).call();
        bench.require(before.brought(plan.replyBytes()), () -> "NdkAccept does not work either");
        control.established();

        Connection connection = bench.connectionBeside(older.registering(DisconnectEventRegistration.EVENT_EX))
                .answered();
        bench.require(!connection.passive().answer().foundNoFunction(), () -> "there is no NdkAcceptEx (GEN-01)");
        bench.verify(connection.passive().answer()).hasNotFailed();
        bench.verify(connection.active().connect()).succeeded();
        ReadResults reads = connection.read(Read.exactFetch());
        bench.verify(reads.telling(plan.replyBytes()))
                .brought(plan.replyBytes())
                .storedLimitsOf(before);
        bench.verify(connection.attempted().passive().answer()).hasNotFailed();
    }

    @Property
    @Verifies(
            value = EX_02,
            effort = Effort.TENTH,
            needs = OptionalFeature.VERSION_2_1,
            partitions = {AnswerTime.class, Route.class})
    @WithoutSize
    void completeConnectExBehavesAsCompleteConnect(@ForAll ConnectionPlan plan, Bench bench) {
        bench.connection(plan.registering(DisconnectEventRegistration.EVENT)).established();

        Connection connection = bench.connectionBeside(plan.registering(DisconnectEventRegistration.EVENT_EX))
                .attempted();

        bench.require(connection.acceptStands(), () -> "the accept failed");
        bench.verify(connection.active().answer()).succeeded();
        bench.verify(connection.passive().answer()).succeeded();
    }

    @Property
    @Verifies(
            value = EX_03,
            effort = Effort.TENTH,
            needs = OptionalFeature.VERSION_2_1,
            partitions = {Side.class, Route.class})
    @WithoutSize
    void disconnectEventOfTheExFormIsCalled(@ForAll ConnectionPlan plan, Bench bench) {
        Connection control = bench.connection(plan.registering(DisconnectEventRegistration.EVENT))
                .established();
        control.other().disconnect();
        bench.require(control.asked().awaitDisconnectEvent(), () -> "no disconnect event of the older form comes");
        Connection connection = bench.connectionBeside(plan.registering(DisconnectEventRegistration.EVENT_EX))
                .established();

        AsyncCall disconnect = connection.other().disconnect();

        boolean told = connection.asked().awaitDisconnectEvent();
        bench.verify(disconnect)
                .brought(told, "the peer's NdkDisconnectEventEx was called", () -> "no disconnect event came");
    }
}
