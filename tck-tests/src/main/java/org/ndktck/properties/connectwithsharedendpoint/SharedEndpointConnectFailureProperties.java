package org.ndktck.properties.connectwithsharedendpoint;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_HOST_UNREACHABLE;
import static org.ndktck.api.NtStatus.STATUS_INSUFFICIENT_RESOURCES;
import static org.ndktck.api.NtStatus.STATUS_IO_TIMEOUT;
import static org.ndktck.api.NtStatus.STATUS_NETWORK_UNREACHABLE;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.CSE_12;
import static org.ndktck.catalog.RequirementId.CSE_13;
import static org.ndktck.catalog.RequirementId.CSE_14;
import static org.ndktck.catalog.RequirementId.CSE_15;
import static org.ndktck.catalog.RequirementId.CSE_16;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.connection.Connection;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WhileDisturbed;
import org.ndktck.judging.fixed.WithoutAnswer;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Refuser;

/** The documented codes of NdkConnectWithSharedEndpoint, one cause each. */
@NdkProperties
@DataAtRest
public class SharedEndpointConnectFailureProperties {

    /** Made by jqwik. */
    public SharedEndpointConnectFailureProperties() {}

    @Property
    @WithoutAnswer
    @WhileDisturbed
    @Verifies(
            value = CSE_12,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_RESOURCES,
            partitions = {Family.class})
    void exhaustedResourcesFailASharedConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overSharedEndpoint()).ready();
        bench.begin(bench.controls().noResources());

        AsyncCall connect = connection.connecting().active().connect();

        bench.settle(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_INSUFFICIENT_RESOURCES);
    }

    @Property
    @WithoutAnswer
    @Verifies(
            value = CSE_13,
            effort = Effort.TENTH,
            needs = OptionalFeature.UNREACHABLE_NETWORKS,
            partitions = {})
    void unreachableNetworkFailsASharedConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overSharedEndpoint());
        connection.towards(bench.ofFamily(bench.controls().unreachableNetworks(), plan.family()));

        AsyncCall connect = connection.connecting().active().connect();

        bench.settle(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_NETWORK_UNREACHABLE);
    }

    @Property
    @WithoutAnswer
    @Verifies(
            value = CSE_14,
            effort = Effort.TENTH,
            needs = OptionalFeature.UNREACHABLE_HOSTS,
            partitions = {})
    void unreachableHostFailsASharedConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overSharedEndpoint());
        connection.towards(bench.ofFamily(bench.controls().unreachableHosts(), plan.family()));

        AsyncCall connect = connection.connecting().active().connect();

        bench.settle(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_HOST_UNREACHABLE);
    }

    @Property
    @HoldsFixed(value = AntecedentClose.class, because = "the listener is what the row is about")
    @Verifies(
            value = CSE_15,
            effort = Effort.TENTH,
            partitions = {Refuser.class, Family.class})
    @WithoutSize
    @WithoutPeerAnswer
    void refusalByThePeerFailsASharedConnect(@ForAll ConnectionPlan plan, @ForAll Refuser refuser, Bench bench) {
        Connection connection =
                bench.connection(plan.overSharedEndpoint().answeredAfterwards().withChosenPorts());

        AsyncCall connect = connection.connectRefusedBy(refuser);

        bench.settleUnanswered(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_CONNECTION_REFUSED);
    }

    @Property
    @WithoutAnswer
    @Verifies(
            value = CSE_16,
            effort = Effort.TENTH,
            needs = {OptionalFeature.SILENT_HOSTS, OptionalFeature.CLOCK},
            partitions = {})
    void silentHostTimesASharedConnectOut(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overSharedEndpoint());
        connection.towards(bench.ofFamily(bench.controls().silentHosts(), plan.family()));

        AsyncCall connect = connection.connecting().active().connect();
        bench.letEverythingTimeOut();

        bench.settle(connect);
        bench.require(connect.settled(), () -> "the provider has no time-out for a connect");
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_IO_TIMEOUT);
    }
}
