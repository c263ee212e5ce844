package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.transport.Message;

/** Abandons a connect at home only: the peer goes on waiting for a connection that is over. */
@Fault(value = "F386", grade = Grade.SUBTLE)
@Breaks(CLO_23)
public final class ClosesAPendingConnectWithoutTellingThePeer extends InterceptingProvider {

    private final ObjectSet connecting = new ObjectSet();

    /** Whether a peer may still accept what was abandoned; it hears nothing then either. */
    private final AtomicBoolean unanswered = new AtomicBoolean();

    private final UntoldAborts aborts;

    public ClosesAPendingConnectWithoutTellingThePeer() {
        this(new UntoldAborts(new Message.Disconnect())); // means nothing before there is a connection
    }

    private ClosesAPendingConnectWithoutTellingThePeer(UntoldAborts aborts) {
        super(Hooks.documented().withFilter(aborts::filter), Map.of());
        this.aborts = aborts;
    }

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            unanswered.set(false);
            connecting.add(call.object());
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                connecting.remove(call.object());
                original.complete(context, status);
            });
        }
        boolean abandons = call.is(CLOSE_CONNECTOR) && connecting.contains(call.object());
        if (abandons) {
            unanswered.set(true);
        }
        return aborts.proceed(call, abandons || (call.is(ACCEPT, ACCEPT_EX) && unanswered.getAndSet(false)));
    }
}
