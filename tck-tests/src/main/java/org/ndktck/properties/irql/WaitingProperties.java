package org.ndktck.properties.irql;

import static org.ndktck.catalog.RequirementId.IRQ_01;
import static org.ndktck.catalog.RequirementId.IRQ_02;
import static org.ndktck.catalog.RequirementId.IRQ_07;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.FetchPointers;
import org.ndktck.circumstance.GivenContexts;
import org.ndktck.circumstance.ListenerPause;
import org.ndktck.circumstance.LocalAddresses;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.circumstance.OtherListener;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.circumstance.Queues;
import org.ndktck.circumstance.RequestOrder;
import org.ndktck.driving.WaitsInsideFunctions;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.plan.ConnectionPlan;

/**
 * A function that may be called at DISPATCH_LEVEL does not wait on its caller's thread. Judged by a
 * flight recording around the second of two rounds of calls: the first may load classes.
 */
@NdkProperties
@HoldsFixed(
        value = {
            GivenContexts.class,
            CallingThread.class,
            LocalAddresses.class,
            Queues.class,
            PriorReceive.class,
            ListenerPause.class,
            RequestOrder.class,
            OtherConnection.class,
            EndpointUse.class,
            OtherListener.class,
            PeerForm.class,
            PeerEvent.class,
            EarlierQueries.class,
            FetchPointers.class,
            AntecedentClose.class,
            ConsumerPace.class
        },
        because =
                "one try calls every function once on a thread that is watched, and takes as long as a hundred others")
public class WaitingProperties {

    /** Made by jqwik. */
    public WaitingProperties() {}

    @Property
    @Verifies(
            value = IRQ_01,
            effort = Effort.ONCE,
            needs = OptionalFeature.FLIGHT_RECORDER,
            partitions = {})
    void connectorFunctionsDoNotWait(@ForAll ConnectionPlan plan, Bench bench) {

        WaitsInsideFunctions waits = bench.waitsInsideFunctions(plan).ofConnectors();

        bench.verify(waits.judged()).holds(waits.areNone(), WaitsInsideFunctions.EXPECTED, waits::words);
    }

    @Property
    @Verifies(
            value = IRQ_02,
            effort = Effort.ONCE,
            needs = OptionalFeature.FLIGHT_RECORDER,
            partitions = {})
    void otherFunctionsDoNotWait(@ForAll ConnectionPlan plan, Bench bench) {

        WaitsInsideFunctions waits = bench.waitsInsideFunctions(plan).ofOtherObjects();

        bench.verify(waits.judged()).holds(waits.areNone(), WaitsInsideFunctions.EXPECTED, waits::words);
    }

    @Property
    @Verifies(
            value = IRQ_07,
            effort = Effort.ONCE,
            needs = OptionalFeature.FLIGHT_RECORDER,
            partitions = {})
    void nothingWaitsOnTheCallersThread(@ForAll ConnectionPlan plan, Bench bench) {

        WaitsInsideFunctions waits = bench.waitsInsideFunctions(plan);

        bench.verify(waits.judged()).holds(waits.areNone(), WaitsInsideFunctions.EXPECTED, waits::words);
    }
}
