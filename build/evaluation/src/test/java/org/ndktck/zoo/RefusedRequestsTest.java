package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;

/** What CEV-01 makes of requests that bring no event, and may not have to. */
class RefusedRequestsTest {

    /** Of which the row has a tenth: enough for each cause of a failure beside each thing that is used again. */
    private static final int TRIES = 400;

    /** Refuses a request while it has an undecided one: a backlog of one. */
    private static final class HasABacklogOfOne extends InterceptingProvider {

        private final Set<NdkConnector> undecided = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(ACCEPT, ACCEPT_EX, REJECT, CLOSE_CONNECTOR)) {
                undecided.remove(call.object());
            }
            return call.proceed();
        }

        @Override
        protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
            return (context, connector) -> {
                if (undecided.isEmpty()) {
                    undecided.add(connector);
                    original.connectEvent(context, connector);
                } else {
                    connector.dispatch().closeConnector(connector, new CloseArgs(closed -> {}, 0));
                }
            };
        }
    }

    /** Answers neither way where a connector connects a second time. */
    private static final class PendsWhereAConnectorIsUsedAgain extends InterceptingProvider {

        private final Set<NdkObject<?>> used = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            boolean again = call.is(CONNECT) && !used.add(call.object());
            return again ? NtStatus.STATUS_PENDING : call.proceed();
        }
    }

    private static Row judged(NdkProvider provider) {
        return Zoo.judge(provider, Set.of(CEV_01), TRIES).row(CEV_01);
    }

    @Test
    void aBacklogOfOneConforms() {
        Row row = judged(new HasABacklogOfOne());

        assertThat(row.verdict()).isEqualTo(Verdict.CONFORMS);
    }

    @Test
    void aConnectAgainThatDoesNotEndDecidesNothing() {
        Row row = judged(new PendsWhereAConnectorIsUsedAgain());

        assertThat(row.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(row.evidence().missedPartitions()).containsExactly("ReusedOnRetry.SAME_CONNECTOR");
    }
}
