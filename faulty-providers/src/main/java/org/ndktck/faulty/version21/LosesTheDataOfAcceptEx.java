package org.ndktck.faulty.version21;

import static org.ndktck.catalog.RequirementId.EX_01;

import org.ndktck.api.AcceptExArgs;
import org.ndktck.faulty.*;

/** Sends what an accept was given only in the older form of the function. */
@Fault(value = "F280", grade = Grade.MODERATE)
@Breaks(EX_01)
public final class LosesTheDataOfAcceptEx extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof AcceptExArgs args
                ? call.proceed(new AcceptExArgs(
                        args.pNdkQp(),
                        args.inboundReadLimit(),
                        args.outboundReadLimit(),
                        null,
                        0,
                        args.disconnectEvent(),
                        args.disconnectEventContext(),
                        args.requestCompletion(),
                        args.requestContext()))
                : call.proceed();
    }
}
