package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The frames of rejections with data are kept per listener and length. */
public final class RejectSameLength extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @SuppressWarnings("unchecked")
        private static Map<Long, byte[]> frames(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new ConcurrentHashMap<Long, byte[]>();
                }
                return (Map<Long, byte[]>) l.extra;
            }
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            Lis l = origin(o);
            if (l == null || a.pPrivateData() == null || a.privateDataLength() == 0) {
                return r.reject(o, a);
            }
            byte[] mine = new byte[(int) a.privateDataLength()];
            a.pPrivateData().get(0, mine, 0, mine.length);
            byte[] frame = frames(l).computeIfAbsent(a.privateDataLength(), x -> mine);
            return r.reject(o, new RejectArgs(new Bytes(frame.clone()), frame.length));
        }
    }
}
