package org.ndktck.faulty.outcome;

import static org.ndktck.catalog.RequirementId.ACC_28;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;
import org.ndktck.reference.Message;
import org.ndktck.reference.Seams;

/** Says nothing to a peer that completes a connection which is over here, but of which the peer could not hear. */
@Fault(value = "F694", grade = MODERATE)
@Tolerated(ACC_28)
public final class IgnoresACompleteConnectThatComesTooLate extends InterceptingProvider {

    private static final ThreadLocal<Boolean> COMPLETING = ThreadLocal.withInitial(() -> false);

    public IgnoresACompleteConnectThatComesTooLate() {
        super(Seams.documented().withFilter(IgnoresACompleteConnectThatComesTooLate::unlessCompleting), Map.of());
    }

    private static Message unlessCompleting(Message message) {
        return COMPLETING.get() && message instanceof Message.Abort
                ? new Message.Ready() // means nothing to a side that has a connection
                : message;
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        COMPLETING.set(call.is("completeConnect", "completeConnectEx"));
        Object answer = call.proceed();
        COMPLETING.set(false);
        return answer;
    }
}
