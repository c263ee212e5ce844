package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.GET_CQ_RESULTS;

import org.ndktck.api.GetCqResultsArgs;
import org.ndktck.faulty.*;

/** Gives one result to each call, however many there are. */
@Lawful("V40")
public final class GivesOneResultAtATime extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(GET_CQ_RESULTS)) {
            return call.proceed();
        }
        GetCqResultsArgs args = call.args(GetCqResultsArgs.class);
        return call.proceed(new GetCqResultsArgs(args.results(), Math.min(args.nResults(), 1)));
    }
}
