package org.ndktck.faulty.rejecting;

import static org.ndktck.catalog.RequirementId.REJ_03;
import static org.ndktck.faulty.DispatchFunction.REJECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.ProviderBytes;

/** Sends a reason of its own with a reject, in place of the data of the consumer. */
@Fault(value = "F589", grade = MODERATE)
@Breaks(REJ_03)
public final class SendsOtherDataWithEveryReject extends InterceptingProvider {

    private static final int REASON = 0x2A;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(REJECT)) {
            return call.proceed();
        }
        ProviderBytes reason = new ProviderBytes(1);
        reason.put(0, (byte) REASON);
        return call.proceed(new RejectArgs(reason, 1));
    }
}
