package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.api.NdkResult;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.*;
import org.ndktck.report.model.Verdict;

/** The contexts of several results that come at once are looked at one by one. */
class SeveralResultsTest {

    @ParameterizedTest
    @ValueSource(strings = {"active", "passive"})
    void contextsOfFlushedRequests(String side) throws RunException {
        RunRequest request = new RunRequest(new RepeatsTheFirstContext(), Map.of(), JudgingOptions.QUICK);

        Verdict verdict = TckRun.replay("QP-16:side=" + side, request)
                .row(RequirementId.QP_16)
                .verdict();

        assertThat(verdict).isEqualTo(Verdict.VIOLATES);
    }

    /** All results that one call gives carry the context of the first. */
    private static final class RepeatsTheFirstContext extends InterceptingProvider {

        @Override
        protected Object call(Intercepted call) {
            if (!call.is(DispatchFunction.GET_CQ_RESULTS)) {
                return call.proceed();
            }
            return Results.handOut(
                    call,
                    (results, room) -> results.replaceAll(result -> new NdkResult(
                            result.status(),
                            result.bytesTransferred(),
                            result.qpContext(),
                            results.get(0).requestContext())));
        }
    }
}
