package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The close of a connector whose NdkDisconnect is pending only begins when the peer has answered the disconnect or is gone; a silent peer holds it up for ever. */
public final class HoldsACloseUntilThePeerAnswers extends Base {

    public HoldsACloseUntilThePeerAnswers() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Set<Con> held = ConcurrentHashMap.newKeySet();

        private void release(Con c) {
            Runnable later;
            synchronized (c) {
                c.disconnectPending = false;
                later = c.later;
                c.later = null;
            }
            held.remove(c);
            if (later != null) {
                later.run();
            }
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Con c = con(o);
            c.disconnectPending = true;
            NtStatus s = r.disconnect(o, new DisconnectArgs((context, status) -> {
                Runnable later;
                synchronized (c) {
                    c.disconnectPending = false;
                }
                a.requestCompletion().complete(context, status);
                release(c);
            }, a.requestContext()));
            if (s != NtStatus.STATUS_PENDING) {
                release(c);
            }
            return s;
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con c = con(o);
            synchronized (c) {
                if (c.disconnectPending) {
                    c.later = () -> {
                        if (r.closeConnector(o, a) != NtStatus.STATUS_PENDING) {
                            a.closeCompletion().complete(a.requestContext());
                        }
                    };
                    held.add(c);
                    return NtStatus.STATUS_PENDING;
                }
            }
            return r.closeConnector(o, a);
        }

        @Override
        void beforeAdaptersClose() {
            held.forEach(this::release);
        }
    }
}
