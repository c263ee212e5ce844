package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The completion of an accept that a close cancels is put off until after the CloseCompletion. */
public final class AcceptAfterClose extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static NdkRequestCompletion late(Con k, NdkRequestCompletion consumers) {
            return (context, status) -> {
                if (k.closing && !status.isSuccess()) {
                    k.later = () -> consumers.complete(context, status);
                } else {
                    consumers.complete(context, status);
                }
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), late(con(o), a.requestCompletion())));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), late(con(o), a.requestCompletion())));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con k = con(o);
            k.closing = true;
            return close(x -> r.closeConnector(o, x), a, () -> {}, () -> {
                Runnable l = k.later;
                k.later = null;
                if (l != null) {
                    l.run();
                }
            });
        }
    }
}
