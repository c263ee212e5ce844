package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A close looks at the current thread to find a running disconnect event; from another thread it is done at once. */
public final class WaitsForADisconnectEventOnlyOnItsOwnThread extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            private void run(Conn s, Runnable event) {
                s.put("event", Thread.currentThread());
                try {
                    event.run();
                } finally {
                    s.bag.remove("event");
                }
            }

            private NdkDisconnectEventCallback watched(Conn s, NdkDisconnectEventCallback to) {
                return to == null ? null : context -> run(s, () -> to.disconnectEvent(context));
            }

            private NdkDisconnectEventCallbackEx watched(Conn s, NdkDisconnectEventCallbackEx to) {
                return to == null ? null : (context, reason) -> run(s, () -> to.disconnectEvent(context, reason));
            }

            private NdkRequestCompletion counted(Conn s, NdkRequestCompletion to) {
                AtomicInteger open = s.get("open");
                return (context, status) -> {
                    try {
                        to.complete(context, status);
                    } finally {
                        open.decrementAndGet();
                    }
                };
            }

            private NtStatus begun(Conn s, NtStatus status) {
                if (!status.isPending()) {
                    AtomicInteger open = s.get("open");
                    open.decrementAndGet();
                }
                return status;
            }

            private void begin(Conn s) {
                ((AtomicInteger) s.bag.computeIfAbsent("open", k -> new AtomicInteger())).incrementAndGet();
            }

            @Override
            protected NtStatus accept(Conn s, NdkConnector o, AcceptArgs a) {
                begin(s);
                return begun(s, s.real.accept(o, new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(),
                        a.pPrivateData(), a.privateDataLength(), watched(s, a.disconnectEvent()),
                        a.disconnectEventContext(), counted(s, a.requestCompletion()), a.requestContext())));
            }

            @Override
            protected NtStatus acceptEx(Conn s, NdkConnector o, AcceptExArgs a) {
                begin(s);
                return begun(s, s.real.acceptEx(o, new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(),
                        a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), watched(s, a.disconnectEvent()),
                        a.disconnectEventContext(), counted(s, a.requestCompletion()), a.requestContext())));
            }

            @Override
            protected NtStatus completeConnect(Conn s, NdkConnector o, CompleteConnectArgs a) {
                begin(s);
                return begun(s, s.real.completeConnect(o, new CompleteConnectArgs(watched(s, a.disconnectEvent()),
                        a.disconnectEventContext(), counted(s, a.requestCompletion()), a.requestContext())));
            }

            @Override
            protected NtStatus completeConnectEx(Conn s, NdkConnector o, CompleteConnectExArgs a) {
                begin(s);
                return begun(s, s.real.completeConnectEx(o, new CompleteConnectExArgs(watched(s, a.disconnectEvent()),
                        a.disconnectEventContext(), counted(s, a.requestCompletion()), a.requestContext())));
            }

            @Override
            protected NtStatus disconnect(Conn s, NdkConnector o, DisconnectArgs a) {
                begin(s);
                return begun(s, s.real.disconnect(o,
                        new DisconnectArgs(counted(s, a.requestCompletion()), a.requestContext())));
            }

            @Override
            protected NtStatus closeConnector(Conn s, NdkConnector o, CloseArgs a) {
                Thread running = s.get("event");
                AtomicInteger open = s.get("open");
                if (running == null || running == Thread.currentThread() || open.get() > 0) {
                    return s.real.closeConnector(o, a);
                }
                s.real.closeConnector(o, new CloseArgs(context -> {}, a.requestContext()));
                return NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
