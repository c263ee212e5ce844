package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.faulty.*;

/** Lets the close of a queue or a domain pend that something depends on, and looks at it no more afterwards. */
@Fault(value = "F682", grade = Grade.MODERATE)
@Breaks(
        value = LIF_07,
        also = {CLO_04, CLO_07, QP_13},
        why = "the close returns STATUS_PENDING and never completes, neither once nor after the"
                + " connector is closed")
@Settings("completion=inline")
public final class ForgetsEveryCloseThatCameTooEarly extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CLOSE_CQ, CLOSE_PD, CLOSE_QP)
                ? call.proceeding(NdkCloseCompletion.class, original -> context -> {})
                : call.proceed();
    }
}
