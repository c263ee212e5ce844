package org.ndktck.faulty;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetCqResultsArgs;
import org.ndktck.api.NdkResult;

/** The reference provider with other results in what a completion queue hands out. */
public abstract class ResultFault extends InterceptingProvider {

    /** Derives a provider. */
    protected ResultFault() {}

    @Override
    protected final @Nullable Object call(Intercepted call) {
        return call.is("getCqResults") ? handOut(call) : otherCall(call);
    }

    /** Takes the place of every other function. */
    protected abstract @Nullable Object otherCall(Intercepted call);

    /**
     * Changes what a completion queue hands out.
     *
     * @param results taken from it, to be changed in place; never more than before
     */
    protected abstract void handingOut(List<NdkResult> results);

    private long handOut(Intercepted call) {
        GetCqResultsArgs args = (GetCqResultsArgs) Objects.requireNonNull(call.args());
        List<NdkResult> results = new ArrayList<>();
        call.proceed(new GetCqResultsArgs((index, result) -> results.add(result), args.nResults()));
        handingOut(results);
        for (int i = 0; i < results.size(); i++) {
            args.results().put(i, results.get(i));
        }
        return results.size();
    }
}
