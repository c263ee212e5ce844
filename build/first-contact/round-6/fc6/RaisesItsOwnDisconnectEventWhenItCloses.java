package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Tears a live connection down through the path of the peer's abort, which raises the event. */
public final class RaisesItsOwnDisconnectEventWhenItCloses extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus accept(Con c, AcceptArgs x) {
                NdkDisconnectEventCallback e = x.disconnectEvent();
                Runnable raise = e == null ? null : () -> e.disconnectEvent(x.disconnectEventContext());
                return super.accept(c, with(x, x.outboundReadLimit(), e == null ? null : k -> once(c, () -> e.disconnectEvent(k)),
                        established(c, raise, x.requestCompletion())));
            }

            @Override
            NtStatus acceptEx(Con c, AcceptExArgs x) {
                NdkDisconnectEventCallbackEx e = x.disconnectEvent();
                Runnable raise = e == null ? null : () -> e.disconnectEvent(x.disconnectEventContext(), 0);
                return super.acceptEx(c, with(x, x.outboundReadLimit(),
                        e == null ? null : (k, r) -> once(c, () -> e.disconnectEvent(k, r)), established(c, raise, x.requestCompletion())));
            }

            @Override
            NtStatus completeConnect(Con c, CompleteConnectArgs x) {
                NdkDisconnectEventCallback e = x.disconnectEvent();
                Runnable raise = e == null ? null : () -> e.disconnectEvent(x.disconnectEventContext());
                return super.completeConnect(c, with(x, e == null ? null : k -> once(c, () -> e.disconnectEvent(k)),
                        established(c, raise, x.requestCompletion())));
            }

            @Override
            NtStatus completeConnectEx(Con c, CompleteConnectExArgs x) {
                NdkDisconnectEventCallbackEx e = x.disconnectEvent();
                Runnable raise = e == null ? null : () -> e.disconnectEvent(x.disconnectEventContext(), 0);
                return super.completeConnectEx(c, with(x, e == null ? null : (k, r) -> once(c, () -> e.disconnectEvent(k, r)),
                        established(c, raise, x.requestCompletion())));
            }

            private NdkRequestCompletion established(Con c, Runnable raise, NdkRequestCompletion done) {
                return (k, s) -> {
                    if (s.isSuccess()) {
                        c.note = raise;
                    }
                    done.complete(k, s);
                };
            }

            private void once(Con c, Runnable raise) {
                if (c.count.getAndIncrement() == 0) {
                    raise.run();
                }
            }

            @Override
            NtStatus disconnect(Con c, DisconnectArgs x) {
                c.flag = true;
                return super.disconnect(c, x);
            }

            @Override
            NtStatus close(Con c, CloseArgs x) {
                if (c.note != null && !c.flag) {
                    once(c, (Runnable) c.note); // the mistake
                }
                return super.close(c, x);
            }
        };
    }
}
