package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An adapter that was opened for a lower minor version reports that minor, not the highest one that it provides, in NDK_ADAPTER_INFO.Version. */
public final class AskedMinorReported extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkAdapter, NdkVersion> asked = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus openNdkAdapter(AdapterHandlers h, NdkVersion version, ObjectPointer<NdkAdapter> pp) {
            return h.openNdkAdapter(version, cell(pp, x -> asked.put(x, version)));
        }

        @Override
        NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
            NtStatus s = r.queryAdapterInfo(o, a);
            NdkVersion v = asked.get(o);
            if (s.isSuccess() && v != null && a.pInfo() != null) {
                a.pInfo().put(2, (byte) v.minor());
                a.pInfo().put(3, (byte) (v.minor() >> 8));
            }
            return s;
        }
    }
}
