package org.ndktck.properties.listen;

import static org.ndktck.api.NtStatus.STATUS_INVALID_ADDRESS;
import static org.ndktck.api.NtStatus.STATUS_SHARING_VIOLATION;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.LIS_12;
import static org.ndktck.catalog.RequirementId.LIS_13;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutAddress;
import org.ndktck.judging.fixed.WithoutConnection;
import org.ndktck.judging.fixed.WithoutRequest;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.connecting.LocalPort;

/** How NdkListen fails for its local address. */
@NdkProperties
@DataAtRest
public class ListenStatusProperties {

    /** Made by jqwik. */
    public ListenStatusProperties() {}

    @Property
    @WithoutRequest
    @Verifies(
            value = LIS_12,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void addressOfAnotherListenerIsASharingViolation(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).listening();

        AsyncCall second = connection.claimListenerAddressInVain(AddressClaim.LISTEN);

        bench.verify(second).failedPreferablyWith(AMB_57, STATUS_SHARING_VIOLATION);
    }

    @Property
    @WithoutConnection
    @Verifies(
            value = LIS_13,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @WithoutAddress
    void foreignAddressIsInvalidForAListener(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan);

        AsyncCall listen = connection.listenOn(connection.foreignAddress());

        bench.verify(listen).completedWith(STATUS_INVALID_ADDRESS);
    }
}
