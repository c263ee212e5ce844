package org.ndktck.faulty.lawful;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has queues of two requests, and completion queues of four results. */
@Lawful("V39")
public final class HasRoomForFourResults extends InterceptingProvider {

    private static final byte REQUESTS = 2;
    private static final byte RESULTS = 4;
    private static final int MAX_RECEIVE_QUEUE_DEPTH = 0x40;
    private static final int MAX_INITIATOR_QUEUE_DEPTH = 0x44;
    private static final int MAX_CQ_DEPTH = 0x4C;

    @Override
    protected Object call(Intercepted call) {
        if (call.args() instanceof CreateCqArgs args && args.cqDepth() > RESULTS) {
            return NtStatus.STATUS_INVALID_PARAMETER;
        }
        if (call.args() instanceof CreateQpArgs args
                && Math.max(args.receiveQueueDepth(), args.initiatorQueueDepth()) > REQUESTS) {
            return NtStatus.STATUS_INVALID_PARAMETER;
        }
        Object answer = call.proceed();
        if (call.args() instanceof QueryAdapterInfoArgs args && NtStatus.STATUS_SUCCESS.equals(answer)) {
            BytePointer description = Objects.requireNonNull(args.pInfo());
            store(description, MAX_RECEIVE_QUEUE_DEPTH, REQUESTS);
            store(description, MAX_INITIATOR_QUEUE_DEPTH, REQUESTS);
            store(description, MAX_CQ_DEPTH, RESULTS);
        }
        return answer;
    }

    /** Stores a ULONG of one byte, little-endian. */
    private static void store(BytePointer description, int at, byte value) {
        description.put(at, new byte[] {value, 0, 0, 0}, 0, Integer.BYTES);
    }
}
