package org.ndktck.reading;

import java.util.List;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.plan.data.EnoughRoom;
import org.ndktck.plan.data.ShortRoom;
import org.ndktck.trial.Trial;

/** An adapter that is asked to describe itself. */
public final class AdapterInfo {

    private static final int LEAST_SIZE = 0x60;
    private static final int FIELD = 4;
    private static final int AMPLE = 256;
    private static final int MORE = 300;

    private final Trial trial;
    private final NdkAdapter adapter;
    private final int needed;

    /** Asks nothing yet. */
    public AdapterInfo(Trial trial, NdkAdapter adapter) {
        this.trial = trial;
        this.adapter = adapter;
        this.needed = agreedSize(List.of(
                askForTheSize().size().get(),
                ask(AMPLE).size().get(),
                ask(MORE).size().get()));
    }

    /** What two of three calls agree on, if it can be right; else what the size query tells, since a size is all it tells. */
    private int agreedSize(List<Long> told) {
        long filled = told.get(1);
        long agreed = told.get(2) == filled && canBeRight(filled) ? filled : told.get(0);
        trial.require(canBeRight(agreed), () -> "NdkQueryAdapterInfo tells no size, but " + told);
        return (int) agreed;
    }

    private static boolean canBeRight(long size) {
        return size >= LEAST_SIZE && size <= AMPLE;
    }

    /** The adapter. */
    public NdkAdapter adapter() {
        return adapter;
    }

    /** The size of its description. */
    public int size() {
        return needed;
    }

    /** Asks with a buffer that is too short. */
    public AdapterInfoCall ask(ShortRoom room) {
        return ask(room.bytes(needed));
    }

    /** Asks with a buffer that is long enough. */
    public AdapterInfoCall ask(EnoughRoom room) {
        return ask(room.bytes(needed));
    }

    /**
     * Asks with each shorter size at which a field may end.
     *
     * @return the first call that is not refused for its size, or else the last
     */
    public AdapterInfoCall askWithShorterSizes() {
        AdapterInfoCall call = ask(FIELD);
        for (int size = 2 * FIELD; size < needed && call.returned(NtStatus.STATUS_BUFFER_TOO_SMALL); size += FIELD) {
            call = ask(size);
        }
        return call;
    }

    /** Asks once more, with the size that a call has stored. */
    public AdapterInfoCall askWithTheSizeOf(AdapterInfoCall call) {
        return ask(call.size().get());
    }

    private AdapterInfoCall ask(long capacity) {
        return trial.queries().queryAdapterInfo(adapter, capacity);
    }

    /** Asks with NULL and a capacity of 0. */
    public AdapterInfoCall askForTheSize() {
        return trial.queries().queryAdapterInfoSize(adapter);
    }
}
