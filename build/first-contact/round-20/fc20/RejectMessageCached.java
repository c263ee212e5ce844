package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A listener builds its reject message once: the second and later rejections with private data over the same listener send the private data of the first. */
public final class RejectMessageCached extends Base {
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
            byte[] data;
            synchronized (l) {
                if (l.extra == null) {
                    byte[] first = new byte[(int) a.privateDataLength()];
                    a.pPrivateData().get(0, first, 0, first.length);
                    l.extra = first;
                }
                data = (byte[]) l.extra;
            }
            return r.reject(o, new RejectArgs(new Bytes(data), data.length));
        }
    }
}
