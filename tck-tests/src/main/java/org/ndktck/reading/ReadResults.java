package org.ndktck.reading;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.verify.PreconditionUnmet;

/**
 * What the calls on one side's data brought: three witnesses of the required size, then the calls
 * asked for.
 *
 * <p>The required size has no outside oracle. The size query, a fetch that is most likely too short
 * and one that is most likely too long each store it; what two of them agree on is taken.
 *
 * @param witnesses the three calls
 * @param judged the calls asked for, in order
 */
public record ReadResults(List<GetConnectionDataCall> witnesses, List<GetConnectionDataCall> judged) {

    private static final int AMPLE = 1;

    /** Copies the lists. */
    public ReadResults {
        witnesses = List.copyOf(witnesses);
        judged = List.copyOf(judged);
    }

    /** Requires an agreed required size, which other requirements owe. */
    public ReadResults agreed(Read... asked) {
        long size = agreedSize()
                .orElseThrow(() -> new PreconditionUnmet(
                        "no two of three calls agree on the required size (RDS)" + commonAnswer()));
        if (judged.isEmpty()) {
            throw new PreconditionUnmet("the kit makes no buffer for a required size (RDS) that large");
        }
        if (size <= 1 && Arrays.stream(asked).anyMatch(Read::asksForLess)) {
            throw new PreconditionUnmet("a required size (RDS) below 2 leaves no shorter buffer");
        }
        return this;
    }

    /** What all three returned, where that is the reason: a function that is not written yet. */
    private String commonAnswer() {
        GetConnectionDataCall first = witnesses.get(0);
        boolean refused = witnesses.stream().allMatch(GetConnectionDataCall::foundNoFunction);
        return refused ? "; " + first.function() + " " + first.result() : "";
    }

    /** The required size that at least two witnesses stored. */
    public Optional<Long> agreedSize() {
        return agreedSize(witnesses);
    }

    static Optional<Long> agreedSize(List<GetConnectionDataCall> witnesses) {
        for (GetConnectionDataCall one : witnesses) {
            long stored = one.cells().length().get();
            long same = witnesses.stream()
                    .filter(other -> other.cells().length().get() == stored)
                    .count();
            if (same >= 2) {
                return Optional.of(stored);
            }
        }
        return Optional.empty();
    }

    /** The required size, for a property that has required it. */
    public long requiredSize() {
        return agreedSize().orElseThrow();
    }

    /** The call asked for at an index. */
    public GetConnectionDataCall call(int index) {
        return judged.get(index);
    }

    /**
     * The fetch that best tells what the peer sent: one that brought it, where any did. Whether the other
     * fetches do so, too, is not the business of who asks what was sent.
     */
    public GetConnectionDataCall telling(byte[] sent) {
        return Stream.concat(judged.stream(), witnesses.stream())
                .filter(call -> call.brought(sent))
                .findFirst()
                .or(this::wholeFetch)
                .orElseThrow(() -> new PreconditionUnmet("no fetch into enough room succeeds"));
    }

    private Optional<GetConnectionDataCall> wholeFetch() {
        return Stream.concat(judged.stream(), witnesses.stream())
                .filter(call -> call.cells().buffer() != null && call.returned(NtStatus.STATUS_SUCCESS))
                .findFirst();
    }

    /** As {@link #telling}; where none brought it, the witness with ample room, whatever came of it. */
    public GetConnectionDataCall tellingAtAll(byte[] sent) {
        return Stream.concat(judged.stream(), witnesses.stream())
                .filter(call -> call.brought(sent))
                .findFirst()
                .orElseGet(this::ample);
    }

    /** Whether any fetch brought what the peer sent. */
    public boolean brought(byte[] sent) {
        return tellingAtAll(sent).brought(sent);
    }

    /** Whether all calls asked for returned a status. */
    public boolean allReturned(NtStatus status) {
        return judged.stream().allMatch(call -> call.returned(status));
    }

    /** The witness without a buffer. */
    public GetConnectionDataCall sizeQuery() {
        return witnesses.get(0);
    }

    /** The witness with ample room. */
    public GetConnectionDataCall ample() {
        return witnesses.get(AMPLE);
    }

    /** Whether the witness with ample room was answered in one of the documented ways. */
    public boolean ampleAnswered() {
        return ample().returned(NtStatus.STATUS_SUCCESS, NtStatus.STATUS_BUFFER_TOO_SMALL);
    }

    /** The consumer uses the buffers of all these calls for something else. */
    public void reuseBuffers() {
        witnesses.forEach(GetConnectionDataCall::reuseBuffer);
        judged.forEach(GetConnectionDataCall::reuseBuffer);
    }

    /** The only call asked for. */
    public GetConnectionDataCall call() {
        return judged.get(0);
    }
}
