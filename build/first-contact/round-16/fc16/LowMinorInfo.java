package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An adapter that was opened with a lower minor version reports that one in its information. */
public final class LowMinorInfo extends Base {
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
                NdkVersion mine = asked.get(o);
                if (s.isSuccess() && mine != null && a.pInfo() != null) {
                    a.pInfo().put(2, (byte) mine.minor());
                    a.pInfo().put(3, (byte) (mine.minor() >> 8));
                }
                return s;
            }
        };
    }
}
