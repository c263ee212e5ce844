package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_19;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes the bytes of a fetch that was too short for consumed: the next one begins behind them. */
@Fault(value = "F24", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_19)
public final class GivesTheRestAfterAShortFetch extends InterceptingProvider {

    private final Map<NdkObject<?>, Integer> consumed = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (!(call.args() instanceof GetConnectionDataArgs args) || args.pPrivateData() == null) {
            return call.proceed();
        }
        long capacity = args.pPrivateDataLength().get();
        Object answer = call.proceed();
        if (NtStatus.STATUS_BUFFER_TOO_SMALL.equals(answer)) {
            consumed.put(call.object(), (int) capacity);
        } else if (NtStatus.STATUS_SUCCESS.equals(answer) && consumed.containsKey(call.object())) {
            shift(args.pPrivateData(), (int) args.pPrivateDataLength().get(), consumed.get(call.object()));
        }
        return answer;
    }

    private static void shift(BytePointer buffer, int size, int by) {
        for (int at = 0; at < size; at++) {
            buffer.put(at, at + by < size ? buffer.get((long) at + by) : 0);
        }
    }
}
