package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A connector that is closed while its accept is pending reports its close first and calls the RequestCompletion of the accept after the CloseCompletion. */
public final class AcceptLate extends Base {
    public AcceptLate() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private NdkRequestCompletion late(NdkConnector o, NdkRequestCompletion consumers) {
            Con c = con(o);
            return (context, status) -> {
                synchronized (c) {
                    if (c.closing && !c.closed) {
                        c.later = () -> consumers.complete(context, status);
                        return;
                    }
                }
                consumers.complete(context, status);
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), late(o, a.requestCompletion())));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), late(o, a.requestCompletion())));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con c = con(o);
            synchronized (c) {
                c.closing = true;
            }
            return close(x -> r.closeConnector(o, x), a, () -> {}, () -> {
                Runnable run;
                synchronized (c) {
                    c.closed = true;
                    run = c.later;
                    c.later = null;
                }
                if (run != null) {
                    run.run();
                }
            });
        }
    }
}
