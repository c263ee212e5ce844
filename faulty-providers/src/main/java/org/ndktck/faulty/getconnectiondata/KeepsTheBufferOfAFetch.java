package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_19;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Takes the consumer's buffer for its own after the first fetch, and answers later ones from there:
 * they bring what the consumer has written meanwhile.
 */
@Fault(value = "F46", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_19)
public final class KeepsTheBufferOfAFetch extends ConnectionDataFault {

    private final Map<NdkObject<?>, BytePointer> kept = new ConcurrentHashMap<>();

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        NtStatus answer = call.status(args);
        BytePointer buffer = args.pPrivateData();
        if (buffer != null && answer.isSuccess()) {
            BytePointer first = kept.computeIfAbsent(call.object(), fresh -> buffer);
            byte[] bytes = new byte[(int) args.pPrivateDataLength().get()];
            first.get(0, bytes, 0, bytes.length);
            buffer.put(0, bytes, 0, bytes.length);
        }
        return answer;
    }
}
