package org.ndktck.gate;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;

/** A recorded NdkGetCqResults. */
public final class ResultsCall extends Call {

    private final ConcurrentNavigableMap<Integer, NdkResult> stored = new ConcurrentSkipListMap<>();
    private final long room;
    private volatile long returned;

    ResultsCall(int number, NdkObject<?> target, String object, long room) {
        super(number, NdkFunction.GET_CQ_RESULTS, target, object, () -> "nResults = " + room);
        this.room = room;
    }

    /** The provider stores a result, on its own thread or the caller's. */
    void store(int index, NdkResult result) {
        stored.put(index, result);
    }

    void returnedCount(long count) {
        returned = count;
    }

    /** The number the function returned. */
    public long count() {
        return returned;
    }

    /** Whether as many results were stored, from index 0 on, as the function returned, and no more than there was room for. */
    public boolean storedWhatItCounted() {
        return returned <= room && results().size() == returned;
    }

    /** Whether the queue is empty now: fewer were found than there was room for. */
    public boolean foundTheLast() {
        return returned(NtStatus.STATUS_SUCCESS) && returned < room;
    }

    /** The results that a consumer finds there: as many as the function returned, oldest first. */
    public List<NdkResult> results() {
        return IntStream.range(0, (int) Math.min(returned, room))
                .mapToObj(stored::get)
                .filter(Objects::nonNull)
                .toList();
    }

    @Override
    public String result() {
        return returned(NtStatus.STATUS_SUCCESS)
                ? "returned " + returned
                        + results().stream()
                                .map(result -> String.valueOf(result.status()))
                                .collect(Collectors.joining(", ", ": {", "}"))
                : super.result();
    }
}
