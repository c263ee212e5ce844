package org.ndktck.faulty.version21;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.faulty.*;

/** Keeps no disconnect event that it was given in the newer form of the function. */
@Fault(value = "F281", grade = Grade.MODERATE)
@Breaks(
        value = EX_03,
        also = {DIS_02, CMP_04, CLO_20, DEV_02, DEV_03, DEV_04},
        why =
                "the kit registers for events in either form there; an event that is never raised is missed whichever way the peer leaves")
public final class ForgetsTheEventOfCompleteConnectEx extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof CompleteConnectExArgs args
                ? call.proceed(new CompleteConnectExArgs(null, 0, args.requestCompletion(), args.requestContext()))
                : call.proceed();
    }
}
