package org.ndktck.properties.sharedendpoint;

import static org.ndktck.api.NtStatus.STATUS_INVALID_ADDRESS;
import static org.ndktck.api.NtStatus.STATUS_SHARING_VIOLATION;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.SEP_07;
import static org.ndktck.catalog.RequirementId.SEP_08;

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
import org.ndktck.judging.fixed.WithoutListening;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.connecting.LocalPort;

/** How NdkCreateSharedEndpoint fails for its local address. */
@NdkProperties
@DataAtRest
@WithoutConnection
public class SharedEndpointStatusProperties {

    /** Made by jqwik. */
    public SharedEndpointStatusProperties() {}

    @Property
    @Verifies(
            value = SEP_07,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    @WithoutListening
    void addressOfAnotherSharedEndpointIsASharingViolation(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overSharedEndpoint());

        AsyncCall second =
                connection.claimSourceAddressInVain(AddressClaim.SHARED_ENDPOINT, connection.sourceAddress());

        bench.verify(second).failedPreferablyWith(AMB_57, STATUS_SHARING_VIOLATION);
    }

    @Property
    @Verifies(
            value = SEP_08,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @WithoutAddress
    void foreignAddressIsInvalidForASharedEndpoint(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan);

        AsyncCall create =
                connection.claimSourceAddressInVain(AddressClaim.SHARED_ENDPOINT, connection.foreignAddress());

        bench.verify(create).completedWith(STATUS_INVALID_ADDRESS);
    }
}
