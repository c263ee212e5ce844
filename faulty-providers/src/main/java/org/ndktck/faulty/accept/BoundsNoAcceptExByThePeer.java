package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.*;
import org.ndktck.reference.refusal.Refusal;

/** Compares the limits of an accept with those of the request, except where the accept is of the newer form. */
@Fault(value = "F524", grade = Grade.SUBTLE)
@Breaks(
        value = {ACC_05, ACC_07},
        also = CON_07,
        why = "the active side takes what an accept grants for its own limit, and CON-07 is judged where "
                + "its own inbound maximum is lower")
public final class BoundsNoAcceptExByThePeer extends InterceptingProvider {

    private static final ThreadLocal<Boolean> NEWER = ThreadLocal.withInitial(() -> false);

    public BoundsNoAcceptExByThePeer() {
        super(Hooks.documented().withDecisions(Unbounded::new));
    }

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            NEWER.set(call.is(ACCEPT_EX));
        }
        return call.proceed();
    }

    private static final class Unbounded extends DocumentedDecisions {

        @Override
        public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) throws Refusal {
            return NEWER.get() ? requested.atMost(maxima) : super.granted(requested, maxima, offeredByPeer);
        }

        @Override
        public ReadLimits effective(
                ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
            return grantedByPeer.seenByPeer();
        }
    }
}
