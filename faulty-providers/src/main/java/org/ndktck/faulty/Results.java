package org.ndktck.faulty;

import java.util.*;
import java.util.function.ObjLongConsumer;
import org.ndktck.api.*;

/** What completion queues hand out. */
public final class Results {

    private Results() {}

    /**
     * Takes results from the reference and hands out what becomes of them.
     *
     * @param call of NdkGetCqResults
     * @param change changes the results in place; it gets the room for them, too
     * @return how many are handed out
     */
    public static long handOut(Intercepted call, ObjLongConsumer<List<NdkResult>> change) {
        GetCqResultsArgs args = call.args(GetCqResultsArgs.class);
        List<NdkResult> results = new ArrayList<>();
        call.proceed(new GetCqResultsArgs((index, result) -> results.add(result), args.nResults()));
        change.accept(results, args.nResults());
        for (int at = 0; at < results.size(); at++) {
            args.results().put(at, results.get(at));
        }
        return results.size();
    }
}
