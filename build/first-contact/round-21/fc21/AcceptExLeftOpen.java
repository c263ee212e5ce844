package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** A NdkAcceptEx that the active side turns down stays outstanding until its connector is closed. */
public final class AcceptExLeftOpen extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            Con c = con(o);
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), (context, status) -> {
                        if (status.equals(NtStatus.STATUS_CONNECTION_ABORTED)
                                || status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                            synchronized (c) {
                                if (!c.closing) {
                                    c.later = () -> a.requestCompletion().complete(context, status);
                                    return;
                                }
                            }
                        }
                        a.requestCompletion().complete(context, status);
                    }));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con c = con(o);
            Runnable later;
            synchronized (c) {
                c.closing = true;
                later = c.later;
                c.later = null;
            }
            if (later != null) {
                later.run();
            }
            return r.closeConnector(o, a);
        }
    }
}
