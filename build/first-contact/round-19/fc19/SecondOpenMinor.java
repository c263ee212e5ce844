package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class SecondOpenMinor extends Base {
    public SecondOpenMinor() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkAdapter, NdkVersion> asked = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus openNdkAdapter(AdapterHandlers h, NdkVersion version, ObjectPointer<NdkAdapter> pp) {
            return h.openNdkAdapter(version, cell(pp, a -> asked.put(a, version)));
        }

        @Override
        NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
            NtStatus s = r.queryAdapterInfo(o, a);
            NdkVersion v = asked.get(o);
            if (s.isSuccess() && v != null) {
                a.pInfo().put(2, (byte) v.minor());
                a.pInfo().put(3, (byte) (v.minor() >> 8));
            }
            return s;
        }
    }
}
