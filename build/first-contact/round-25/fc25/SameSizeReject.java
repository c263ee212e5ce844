package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The reject frame of a listener is built again only when its length has changed. */
public final class SameSizeReject extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            Lis l = origin(o);
            if (l == null || a.pPrivateData() == null || a.privateDataLength() == 0) {
                return r.reject(o, a);
            }
            byte[] b;
            synchronized (l) {
                b = (byte[]) l.extra;
                if (b == null || b.length != a.privateDataLength()) {
                    b = new byte[(int) a.privateDataLength()];
                    a.pPrivateData().get(0, b, 0, b.length);
                    l.extra = b;
                }
            }
            return r.reject(o, new RejectArgs(new Bytes(b), b.length));
        }
    }
}
