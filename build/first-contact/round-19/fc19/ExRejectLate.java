package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ExRejectLate extends Base {
    public ExRejectLate() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            Con k = con(o);
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), (context, status) -> {
                synchronized (k) {
                    if (status.isFailure() && !k.closing) {
                        k.later = () -> a.requestCompletion().complete(context, status);
                        return;
                    }
                }
                a.requestCompletion().complete(context, status);
            }));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con k = con(o);
            Runnable late;
            synchronized (k) {
                k.closing = true;
                late = k.later;
                k.later = null;
            }
            if (late != null) {
                late.run();
            }
            return r.closeConnector(o, a);
        }
    }
}
