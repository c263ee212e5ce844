package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_19;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Gives the private data to the first fetch that succeeds, and zeros to those after it. */
@Fault(value = "F23", grade = Grade.MODERATE)
@Breaks(GCD_19)
public final class GivesTheDataOnce extends InterceptingProvider {

    private final ObjectSet given = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        BytePointer buffer = call.args() instanceof GetConnectionDataArgs args ? args.pPrivateData() : null;
        if (buffer != null && NtStatus.STATUS_SUCCESS.equals(answer) && !given.add(call.object())) {
            long size =
                    call.args(GetConnectionDataArgs.class).pPrivateDataLength().get();
            buffer.put(0, new byte[(int) size], 0, (int) size);
        }
        return answer;
    }
}
