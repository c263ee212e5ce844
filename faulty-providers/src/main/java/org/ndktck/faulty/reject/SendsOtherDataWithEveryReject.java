package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_03;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.*;

/** Sends a reason of its own with a reject, in place of the data of the consumer. */
@Fault(value = "F589", grade = Grade.MODERATE)
@Breaks(REJ_03)
public final class SendsOtherDataWithEveryReject extends InterceptingProvider {

    private static final int REASON = 0x2A;

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(REJECT)) {
            return call.proceed();
        }
        ProviderBytes reason = new ProviderBytes(1);
        reason.put(0, (byte) REASON);
        return call.proceed(new RejectArgs(reason, 1));
    }
}
