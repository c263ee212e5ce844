package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A close of a connector that is called while its DisconnectEvent of the Ex form runs and no request is pending does not wait for that event: its CloseCompletion is called at once, before the event has returned. */
public final class OverlooksARunningExDisconnectEvent extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            final class State {
                int events;
                int requests;
            }
            private final Map<NdkConnector, State> states = weak();
            private State of(NdkConnector o) { return states.computeIfAbsent(o, x -> new State()); }
            private void requests(State s, int by) {
                synchronized (s) {
                    s.requests += by;
                }
            }
            private NdkRequestCompletion counted(State s, NdkRequestCompletion c) {
                requests(s, 1);
                return (context, status) -> {
                    try {
                        c.complete(context, status);
                    } finally {
                        requests(s, -1);
                    }
                };
            }
            private NtStatus ended(State s, NtStatus status) {
                if (!status.isPending()) requests(s, -1);
                return status;
            }
            private NdkDisconnectEventCallbackEx ex(State s, NdkDisconnectEventCallbackEx e) {
                if (e == null) return null;
                return (context, reason) -> {
                    synchronized (s) {
                        s.events++;
                    }
                    try {
                        e.disconnectEvent(context, reason);
                    } finally {
                        synchronized (s) {
                            s.events--;
                        }
                    }
                };
            }
            @Override public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                State s = of(o);
                return ended(s, super.acceptEx(o, with(with(a, ex(s, a.disconnectEvent())), counted(s, a.requestCompletion()))));
            }
            @Override public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                State s = of(o);
                return ended(s, super.completeConnectEx(o, with(with(a, ex(s, a.disconnectEvent())), counted(s, a.requestCompletion()))));
            }
            @Override public NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
                State s = of(o);
                return ended(s, super.disconnect(o, new DisconnectArgs(counted(s, a.requestCompletion()), a.requestContext())));
            }
            @Override public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                State s = of(o);
                boolean early;
                synchronized (s) {
                    early = s.events > 0 && s.requests == 0;
                }
                if (!early) return super.closeConnector(o, a);
                NtStatus status = super.closeConnector(o, new CloseArgs(context -> {}, a.requestContext()));
                if (status.isPending()) a.closeCompletion().complete(a.requestContext());
                return status;
            }
        };
    }
}
