package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RejectReleases extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        /** The close of a real connector ahead of the consumer's. */
        private static final class Early {
            boolean done;
            CloseArgs waiting;
        }

        private static void early(NdkConnectorDispatch r, NdkConnector o, Con c) {
            Early e = new Early();
            synchronized (c) {
                if (c.closing || c.extra != null) {
                    return;
                }
                c.extra = e;
            }
            NtStatus s = r.closeConnector(o, new CloseArgs(x -> ended(e), 0));
            if (s != NtStatus.STATUS_PENDING) {
                ended(e);
            }
        }

        private static void ended(Early e) {
            CloseArgs a;
            synchronized (e) {
                e.done = true;
                a = e.waiting;
            }
            if (a != null) {
                a.closeCompletion().complete(a.requestContext());
            }
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con c = con(o);
            Object x;
            synchronized (c) {
                c.closing = true;
                x = c.extra;
            }
            if (!(x instanceof Early e)) {
                return r.closeConnector(o, a);
            }
            synchronized (e) {
                if (e.done) {
                    return NtStatus.STATUS_SUCCESS;
                }
                e.waiting = a;
                return NtStatus.STATUS_PENDING;
            }
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            NtStatus s = r.reject(o, a);
            if (s.isSuccess() && origin(o) != null) {
                early(r, o, con(o)); // the answered request gives up its listener
            }
            return s;
        }
    }
}
