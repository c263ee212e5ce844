package org.ndktck.faulty;

import static org.ndktck.faulty.DispatchFunction.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/** The reference provider with completion queues that hand out other results. */
public abstract class ResultFault extends InterceptingProvider {

    private final Map<Long, NdkObject<?>> posted = new ConcurrentHashMap<>();
    private final Map<NdkObject<?>, NdkQp> queuePairs = new ConcurrentHashMap<>();
    private final ObjectSet accepting = new ObjectSet();

    @Override
    protected final Object call(Intercepted call) {
        if (call.args() instanceof SendArgs args) {
            posted.put(args.requestContext(), call.object());
        } else if (call.args() instanceof ReceiveArgs args) {
            posted.put(args.requestContext(), call.object());
        } else if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT, ACCEPT, ACCEPT_EX)) {
            NdkQp qp = call.given(NdkQp.class);
            queuePairs.put(call.object(), qp);
            if (call.is(ACCEPT, ACCEPT_EX)) {
                accepting.add(qp);
            }
        }
        return call.is(GET_CQ_RESULTS) ? handOut(call) : otherCall(call);
    }

    /** Takes the place of every other function. */
    protected Object otherCall(Intercepted call) {
        return call.proceed();
    }

    /**
     * Changes what a completion queue hands out.
     *
     * @param results taken from it, to be changed in place
     * @param room how many the consumer takes at most
     */
    protected abstract void handingOut(List<NdkResult> results, long room);

    /** The queue pair that a result is of. */
    protected final @Nullable NdkObject<?> queuePairOf(NdkResult result) {
        return posted.get(result.requestContext());
    }

    /** The queue pair of a connector, once it has one. */
    protected final @Nullable NdkQp queuePairOf(NdkObject<?> connector) {
        return queuePairs.get(connector);
    }

    /** Whether a queue pair was given to an accept. */
    protected final boolean accepts(@Nullable NdkObject<?> queuePair) {
        return queuePair != null && accepting.contains(queuePair);
    }

    private long handOut(Intercepted call) {
        GetCqResultsArgs args = call.args(GetCqResultsArgs.class);
        List<NdkResult> results = new ArrayList<>();
        call.proceed(new GetCqResultsArgs((index, result) -> results.add(result), args.nResults()));
        handingOut(results, args.nResults());
        for (int at = 0; at < results.size(); at++) {
            args.results().put(at, results.get(at));
        }
        return results.size();
    }
}
