package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An adapter opened for a lower minor version reports that one as its version. */
public final class MinorEcho extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Map<NdkAdapter, NdkVersion> asked = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            NtStatus openNdkAdapter(AdapterHandlers h, NdkVersion version, ObjectPointer<NdkAdapter> pp) {
                return h.openNdkAdapter(version, cell(pp, a -> asked.put(a, version)));
            }

            @Override
            NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
                NtStatus s = r.queryAdapterInfo(o, a);
                NdkVersion v = asked.get(o);
                if (s.isSuccess() && v != null) {
                    a.pInfo().put(2, new byte[] {(byte) v.minor(), (byte) (v.minor() >> 8)}, 0, 2);
                }
                return s;
            }
        };
    }
}
