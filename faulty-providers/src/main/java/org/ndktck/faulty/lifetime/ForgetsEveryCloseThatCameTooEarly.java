package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.CLO_04;
import static org.ndktck.catalog.RequirementId.CLO_07;
import static org.ndktck.catalog.RequirementId.LIF_07;
import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.QP_13;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CQ;
import static org.ndktck.faulty.DispatchFunction.CLOSE_PD;
import static org.ndktck.faulty.DispatchFunction.CLOSE_QP;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets the close of a queue or a domain pend that something depends on, and looks at it no more afterwards. */
@Fault(value = "F682", grade = MODERATE)
@Breaks(
        value = LIF_07,
        also = {CLO_04, CLO_07, LIF_08, QP_13},
        why = "the close returns STATUS_PENDING and never completes, neither once nor after the"
                + " connector is closed, and the queues under it close at once although it has not")
public final class ForgetsEveryCloseThatCameTooEarly extends InterceptingProvider {

    public ForgetsEveryCloseThatCameTooEarly() {
        super(Map.of("completion", "inline"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CLOSE_CQ, CLOSE_PD, CLOSE_QP)
                ? call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}))
                : call.proceed();
    }
}
