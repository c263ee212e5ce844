package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.ACC_28;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;

/** Says nothing to a peer that completes a connection which is over here, but of which the peer could not hear. */
@Fault(value = "F694", grade = Grade.MODERATE)
@Tolerated(ACC_28)
public final class IgnoresACompleteConnectThatComesTooLate extends InterceptingProvider {

    private final UntoldAborts aborts;

    public IgnoresACompleteConnectThatComesTooLate() {
        this(new UntoldAborts());
    }

    private IgnoresACompleteConnectThatComesTooLate(UntoldAborts aborts) {
        super(Hooks.documented().withFilter(aborts::filter));
        this.aborts = aborts;
    }

    @Override
    protected Object call(Intercepted call) {
        return aborts.proceed(call, call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX));
    }
}
