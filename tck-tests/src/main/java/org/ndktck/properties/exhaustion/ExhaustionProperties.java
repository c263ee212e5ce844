package org.ndktck.properties.exhaustion;

import static org.ndktck.api.NtStatus.STATUS_INSUFFICIENT_RESOURCES;
import static org.ndktck.api.NtStatus.STATUS_TOO_MANY_ADDRESSES;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.CRE_07;
import static org.ndktck.catalog.RequirementId.LIS_05;
import static org.ndktck.catalog.RequirementId.LIS_11;
import static org.ndktck.catalog.RequirementId.LIS_14;
import static org.ndktck.catalog.RequirementId.QP_03;
import static org.ndktck.catalog.RequirementId.SEP_06;
import static org.ndktck.catalog.RequirementId.SEP_09;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.api.NdkListener;
import org.ndktck.bench.Bench;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WhileDisturbed;
import org.ndktck.judging.fixed.WithoutAddress;
import org.ndktck.judging.fixed.WithoutConnection;
import org.ndktck.judging.fixed.WithoutListening;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;

/** Creates and listens while resources or ports are exhausted. */
@NdkProperties
@WithoutConnection
@WhileDisturbed
public class ExhaustionProperties {

    /** Made by jqwik. */
    public ExhaustionProperties() {}

    @Property
    @Verifies(
            value = LIS_05,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_RESOURCES,
            partitions = {})
    @WithoutAddress
    void createListenerWithoutResources(@ForAll ConnectionPlan plan, Bench bench) {
        bench.connection(plan);
        bench.begin(bench.controls().noResources());

        AsyncCall create = bench.objects().createListener(bench.adapters().passiveAdapter(), connector -> {});

        bench.settle(create);
        bench.verify(create).failedPreferablyWith(AMB_57, STATUS_INSUFFICIENT_RESOURCES);
    }

    @Property
    @Verifies(
            value = CRE_07,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_RESOURCES,
            partitions = {})
    @WithoutAddress
    void createConnectorWithoutResources(@ForAll ConnectionPlan plan, Bench bench) {
        bench.connection(plan);
        bench.begin(bench.controls().noResources());

        AsyncCall create = bench.objects().createConnector(bench.adapters().activeAdapter());

        bench.settle(create);
        bench.verify(create).failedPreferablyWith(AMB_57, STATUS_INSUFFICIENT_RESOURCES);
    }

    @Property
    @Verifies(
            value = QP_03,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_RESOURCES,
            partitions = {})
    @WithoutAddress
    void createQueuePairWithoutResources(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionSide side = bench.connection(plan).asked();
        bench.begin(bench.controls().noResources());

        AsyncCall create = bench.objects().createQp(side.pd(), side.cq(), 1);

        bench.settle(create);
        bench.verify(create).failedPreferablyWith(AMB_57, STATUS_INSUFFICIENT_RESOURCES);
    }

    @Property
    @Verifies(
            value = SEP_06,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_RESOURCES,
            partitions = {})
    @WithoutListening
    void createSharedEndpointWithoutResources(@ForAll ConnectionPlan plan, Bench bench) {
        bench.connection(plan);
        bench.begin(bench.controls().noResources());

        AsyncCall create =
                bench.objects().createSharedEndpoint(bench.adapters().activeAdapter(), bench.source(plan.family()), 0);

        bench.settle(create);
        bench.verify(create).failedPreferablyWith(AMB_57, STATUS_INSUFFICIENT_RESOURCES);
    }

    @Property
    @Verifies(
            value = SEP_09,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_FREE_PORTS,
            partitions = {Family.class})
    @WithoutListening
    void createSharedEndpointWithoutAFreePort(@ForAll ConnectionPlan plan, Bench bench) {
        bench.connection(plan);
        bench.begin(bench.controls().noFreePorts());

        AsyncCall create =
                bench.objects().createSharedEndpoint(bench.adapters().activeAdapter(), bench.source(plan.family()), 0);

        bench.settle(create);
        bench.verify(create).failedPreferablyWith(AMB_57, STATUS_TOO_MANY_ADDRESSES);
    }

    @Property
    @Verifies(
            value = LIS_11,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_RESOURCES,
            partitions = {})
    @HoldsFixed(
            values = {"LocalAddresses.OTHER_SOURCE", "ListenerPause.WHEN_CLOSED"},
            because = "a try has no active side, and its listen fails")
    void listenWithoutResources(@ForAll ConnectionPlan plan, Bench bench) {
        NdkListener listener = bench.connection(plan).createListener();
        bench.begin(bench.controls().noResources());

        AsyncCall listen = bench.objects().listen(listener, bench.destination(plan.family()), 0);

        bench.settle(listen);
        bench.verify(listen).failedPreferablyWith(AMB_57, STATUS_INSUFFICIENT_RESOURCES);
    }

    @Property
    @Verifies(
            value = LIS_14,
            effort = Effort.TENTH,
            needs = OptionalFeature.NO_FREE_PORTS,
            partitions = {Family.class})
    @HoldsFixed(
            values = {"LocalAddresses.OTHER_SOURCE", "ListenerPause.WHEN_CLOSED"},
            because = "a try has no active side, and its listen fails")
    void listenWithoutAFreePort(@ForAll ConnectionPlan plan, Bench bench) {
        NdkListener listener = bench.connection(plan).createListener();
        bench.begin(bench.controls().noFreePorts());

        AsyncCall listen = bench.objects().listen(listener, bench.destination(plan.family()), 0);

        bench.settle(listen);
        bench.verify(listen).failedPreferablyWith(AMB_57, STATUS_TOO_MANY_ADDRESSES);
    }
}
