package org.ndktck.gate;

import java.util.List;
import java.util.stream.Collectors;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkResult;

/** A recorded NdkGetCqResults. */
public final class ResultsCall extends Call {

    private final List<NdkResult> results;
    private volatile long returned;

    ResultsCall(int number, NdkObject<?> target, String object, long room, List<NdkResult> results) {
        super(number, NdkFunction.GET_CQ_RESULTS, target, object, () -> "nResults = " + room + words(results));
        this.results = results;
    }

    private static String words(List<NdkResult> results) {
        return results.stream()
                .map(result -> String.valueOf(result.status()))
                .collect(Collectors.joining(", ", " -> {", "}"));
    }

    void returnedCount(long count) {
        returned = count;
    }

    /** The number the function returned. */
    public long count() {
        return returned;
    }

    /** The results stored, oldest first. */
    public List<NdkResult> results() {
        return List.copyOf(results);
    }
}
