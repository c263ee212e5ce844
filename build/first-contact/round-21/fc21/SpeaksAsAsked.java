package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** An adapter opened for a lower minor version reports that version. */
public final class SpeaksAsAsked extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkAdapter, NdkVersion> asked = new ConcurrentHashMap<>();

        @Override
        NtStatus openNdkAdapter(org.ndktck.api.provider.AdapterHandlers h, NdkVersion version, ObjectPointer<NdkAdapter> pp) {
            return h.openNdkAdapter(version, cell(pp, a -> asked.put(a, version)));
        }

        @Override
        NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
            NtStatus s = r.queryAdapterInfo(o, a);
            NdkVersion v = asked.get(o);
            if (v != null && s.isSuccess()) {
                a.pInfo().put(0, new byte[] {(byte) v.major(), 0, (byte) v.minor(), 0}, 0, 4);
            }
            return s;
        }
    }
}
