package org.ndktck.faulty.content;

import static org.ndktck.catalog.RequirementId.GCD_19;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.BytePointer;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Gives the private data to the first fetch that succeeds, and zeros to those after it. */
@Fault(value = "F23", grade = MODERATE)
@Breaks(GCD_19)
public final class GivesTheDataOnce extends InterceptingProvider {

    private final Set<NdkObject<?>> given = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        Object answer = call.proceed();
        BytePointer buffer = call.args() instanceof GetConnectionDataArgs args ? args.pPrivateData() : null;
        if (buffer != null && NtStatus.STATUS_SUCCESS.equals(answer) && !given.add(call.object())) {
            long size = ((GetConnectionDataArgs) Objects.requireNonNull(call.args()))
                    .pPrivateDataLength()
                    .get();
            buffer.put(0, new byte[(int) size], 0, (int) size);
        }
        return answer;
    }
}
