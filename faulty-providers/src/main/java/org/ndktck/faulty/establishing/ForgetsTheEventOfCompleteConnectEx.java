package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CLO_20;
import static org.ndktck.catalog.RequirementId.CMP_04;
import static org.ndktck.catalog.RequirementId.DEV_02;
import static org.ndktck.catalog.RequirementId.DEV_03;
import static org.ndktck.catalog.RequirementId.DEV_04;
import static org.ndktck.catalog.RequirementId.DIS_02;
import static org.ndktck.catalog.RequirementId.EX_03;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Keeps no disconnect event that it was given in the newer form of the function. */
@Fault(value = "F281", grade = MODERATE)
@Breaks(
        value = EX_03,
        also = {DIS_02, CMP_04, CLO_20, DEV_02, DEV_03, DEV_04},
        why =
                "the kit registers for events in either form there; an event that is never raised is missed whichever way the peer leaves")
public final class ForgetsTheEventOfCompleteConnectEx extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.args() instanceof CompleteConnectExArgs args
                ? call.proceed(new CompleteConnectExArgs(null, 0, args.requestCompletion(), args.requestContext()))
                : call.proceed();
    }
}
