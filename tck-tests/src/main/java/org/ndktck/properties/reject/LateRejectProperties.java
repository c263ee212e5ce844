package org.ndktck.properties.reject;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_09;
import static org.ndktck.catalog.RequirementId.REJ_07;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.Call;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Route;

/** Rejecting a request whose sender has gone. */
@NdkProperties
@WithoutSize
public class LateRejectProperties {

    /** Made by jqwik. */
    public LateRejectProperties() {}

    @Property
    @HoldsFixed(
            values = "CallingThread.IN_OWN_CALLBACK",
            because = "all callbacks of the try are over when the judged call is made")
    @Verifies(
            value = REJ_07,
            effort = Effort.TENTH,
            partitions = {Route.class})
    @WithoutPeerAnswer
    void peerThatHasGoneMayBeAnAbort(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards()).requested();
        bench.settle(connection.active().close());
        bench.letThingsSettle();

        Call reject = connection.passive().reject();

        bench.verify(reject)
                .preferably(
                        reject.returned(STATUS_SUCCESS, STATUS_CONNECTION_ABORTED, STATUS_CONNECTION_REFUSED),
                        AMB_09,
                        "NdkReject " + reject.result() + " where STATUS_CONNECTION_ABORTED is documented");
    }
}
