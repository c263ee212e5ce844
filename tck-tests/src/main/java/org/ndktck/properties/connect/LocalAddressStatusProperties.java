package org.ndktck.properties.connect;

import static org.ndktck.api.NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
import static org.ndktck.api.NtStatus.STATUS_INVALID_ADDRESS;
import static org.ndktck.api.NtStatus.STATUS_SHARING_VIOLATION;
import static org.ndktck.catalog.ReadingId.AMB_13;
import static org.ndktck.catalog.RequirementId.CON_26;
import static org.ndktck.catalog.RequirementId.CON_27;
import static org.ndktck.catalog.RequirementId.CON_29;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutRequest;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AddressClaim;

/** How NdkConnect fails for its local address. */
@NdkProperties
@DataAtRest
public class LocalAddressStatusProperties {

    /** Made by jqwik. */
    public LocalAddressStatusProperties() {}

    @Property
    @OverOwnEndpoint
    @Verifies(
            value = CON_26,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @WithoutSize
    void localAddressInUseIsASharingViolation(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().withGivenPorts()).established();

        AsyncCall second = connection.claimSourceAddress(AddressClaim.CONNECT, connection.askedSource());

        bench.verify(second).failedPreferablyWith(AMB_13, STATUS_SHARING_VIOLATION);
    }

    @Property
    @WithoutRequest
    @Verifies(
            value = CON_27,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void foreignLocalAddressIsInvalid(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overOwnEndpoint()).listening();

        AsyncCall connect = connection.claimSourceAddress(AddressClaim.CONNECT, connection.foreignAddress());

        bench.verify(connect).completedWith(STATUS_INVALID_ADDRESS);
    }

    @Property
    @OverOwnEndpoint
    @Verifies(
            value = CON_29,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @WithoutSize
    void sameConnectionOnceMoreFails(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().withGivenPorts()).established();

        AsyncCall second = bench.connectionBeside(plan.overOwnEndpoint())
                .fromSourceOf(connection)
                .toListenerOf(connection)
                .connectEnded();

        bench.verify(second).failedPreferablyWith(AMB_13, STATUS_ADDRESS_ALREADY_EXISTS, STATUS_SHARING_VIOLATION);
    }
}
