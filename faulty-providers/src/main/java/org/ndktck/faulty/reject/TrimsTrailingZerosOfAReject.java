package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_03;

import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.*;

/** Ends the data of a reject at its last byte that is not zero. */
@Fault(value = "F627", grade = Grade.SUBTLE)
@Breaks(REJ_03)
public final class TrimsTrailingZerosOfAReject extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!(call.args() instanceof RejectArgs args) || args.pPrivateData() == null) {
            return call.proceed();
        }
        long length = args.privateDataLength();
        while (length > 0 && args.pPrivateData().get(length - 1) == 0) {
            length--;
        }
        return call.proceed(new RejectArgs(length == 0 ? null : args.pPrivateData(), length));
    }
}
