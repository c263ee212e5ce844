package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.*;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.*;
import org.ndktck.environment.*;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.reference.Hooks;
import org.ndktck.report.model.Finding;
import org.ndktck.waiting.WaitPolicy;

/** An earlier request that is rejected inside its connect event, and whose connect fails before the reject returns. */
class EarlierRequestTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final List<Finding> breaches = new CopyOnWriteArrayList<>();

    @Test
    void aConnectThatFailsBeforeTheRejectReturnsHadItsEvent() throws AdapterOpenException {
        OpenRequest request = new OpenRequest(Map.of("completion", "pending"), WorkerSlot.ONLY);
        try (OpenedAdapters adapters = new ReturnsLateFromAReject().open(request)) {
            TestEnvironment environment = new TestEnvironment(
                    adapters, AdapterProbe.of(adapters), new WaitPolicy(PATIENCE), breaches::add, 1);
            Bench bench = new Bench(
                    environment, RequirementId.CON_38, "CON-38:plan", Circumstances.SIMPLEST.with(RequestOrder.FOURTH));

            bench.connection(ConnectionPlan.SIMPLEST.overOwnEndpoint()).established();
            bench.close();

            assertThat(bench.broughtAbout()).contains(RequestOrder.FOURTH);
            assertThat(breaches).isEmpty();
        }
    }

    private static final class ReturnsLateFromAReject extends InterceptingProvider {

        private static final long A_WHILE = TimeUnit.MILLISECONDS.toNanos(200);

        ReturnsLateFromAReject() {
            super(Hooks.documented().withCallbacks(CallbackThreads::new));
        }

        @Override
        protected Object call(Intercepted call) {
            Object status = call.proceed();
            if (call.is(DispatchFunction.REJECT)) {
                LockSupport.parkNanos(A_WHILE);
            }
            return status;
        }
    }
}
