package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Decides whether a buffer is large enough by the required size of the connection that was asked about before. */
@Fault(value = "F28", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({GCD_10, GCD_11})
public final class ComparesWithTheSizeOfThePreviousConnection extends ConnectionDataFault {

    private final Map<NdkObject<?>, Long> sizeBefore = new ConcurrentHashMap<>();
    private volatile long latestSize;

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        UlongCell size = new UlongCell();
        call.status(new GetConnectionDataArgs(null, null, null, size));
        long compared = sizeBefore.computeIfAbsent(call.object(), fresh -> latestSize);
        latestSize = size.get();
        long capacity = args.pPrivateDataLength().get();
        NtStatus answer = call.status(args);
        if (args.pPrivateData() == null || !isAboutTheSize(answer)) {
            return answer;
        }
        return capacity >= compared ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }

    private static boolean isAboutTheSize(NtStatus answer) {
        return answer.isSuccess() || answer.equals(NtStatus.STATUS_BUFFER_TOO_SMALL);
    }
}
