package org.ndktck.properties.connect;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_HOST_UNREACHABLE;
import static org.ndktck.api.NtStatus.STATUS_INSUFFICIENT_RESOURCES;
import static org.ndktck.api.NtStatus.STATUS_IO_TIMEOUT;
import static org.ndktck.api.NtStatus.STATUS_NETWORK_UNREACHABLE;
import static org.ndktck.api.NtStatus.STATUS_TOO_MANY_ADDRESSES;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.CON_20;
import static org.ndktck.catalog.RequirementId.CON_21;
import static org.ndktck.catalog.RequirementId.CON_22;
import static org.ndktck.catalog.RequirementId.CON_23;
import static org.ndktck.catalog.RequirementId.CON_24;
import static org.ndktck.catalog.RequirementId.CON_28;

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
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WhileDisturbed;
import org.ndktck.judging.fixed.WithoutAnswer;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Refuser;

/** The documented codes of NdkConnect, one cause each. */
@NdkProperties
@DataAtRest
@OverOwnEndpoint
public class ConnectFailureProperties {

    /** Made by jqwik. */
    public ConnectFailureProperties() {}

    @Property
    @WithoutAnswer
    @WhileDisturbed
    @Verifies(
            value = CON_20,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_RESOURCES,
            partitions = {Family.class})
    void exhaustedResourcesFailAConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overOwnEndpoint()).ready();
        bench.begin(bench.controls().noResources());

        AsyncCall connect = connection.connecting().active().connect();

        bench.settle(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_INSUFFICIENT_RESOURCES);
    }

    @Property
    @WithoutAnswer
    @Verifies(
            value = CON_21,
            effort = Effort.TENTH,
            needs = OptionalFeature.UNREACHABLE_NETWORKS,
            partitions = {})
    void unreachableNetworkFailsAConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overOwnEndpoint());
        connection.towards(bench.ofFamily(bench.controls().unreachableNetworks(), plan.family()));

        AsyncCall connect = connection.connecting().active().connect();

        bench.settle(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_NETWORK_UNREACHABLE);
    }

    @Property
    @WithoutAnswer
    @Verifies(
            value = CON_22,
            effort = Effort.TENTH,
            needs = OptionalFeature.UNREACHABLE_HOSTS,
            partitions = {})
    void unreachableHostFailsAConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overOwnEndpoint());
        connection.towards(bench.ofFamily(bench.controls().unreachableHosts(), plan.family()));

        AsyncCall connect = connection.connecting().active().connect();

        bench.settle(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_HOST_UNREACHABLE);
    }

    @Property
    @HoldsFixed(value = AntecedentClose.class, because = "the listener is what the row is about")
    @Verifies(
            value = CON_23,
            effort = Effort.TENTH,
            partitions = {Refuser.class, Family.class})
    @WithoutSize
    @WithoutPeerAnswer
    void refusalByThePeerFailsAConnect(@ForAll ConnectionPlan plan, @ForAll Refuser refuser, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().answeredAfterwards().withChosenPorts());

        AsyncCall connect = connection.connectRefusedBy(refuser);

        bench.settleUnanswered(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_CONNECTION_REFUSED);
    }

    @Property
    @WithoutAnswer
    @Verifies(
            value = CON_24,
            effort = Effort.TENTH,
            needs = {OptionalFeature.SILENT_HOSTS, OptionalFeature.CLOCK},
            partitions = {})
    void silentHostTimesAConnectOut(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overOwnEndpoint());
        connection.towards(bench.ofFamily(bench.controls().silentHosts(), plan.family()));

        AsyncCall connect = connection.connecting().active().connect();
        bench.letEverythingTimeOut();

        bench.settle(connect);
        bench.require(connect.settled(), () -> "the provider has no time-out for a connect");
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_IO_TIMEOUT);
    }

    @Property
    @WithoutAnswer
    @WhileDisturbed
    @Verifies(
            value = CON_28,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_FREE_PORTS,
            partitions = {Family.class})
    void exhaustedPortsFailAConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().withChosenPorts()).ready();
        bench.begin(bench.controls().noFreePorts());

        AsyncCall connect = connection.connecting().active().connect();

        bench.settle(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_TOO_MANY_ADDRESSES);
    }
}
