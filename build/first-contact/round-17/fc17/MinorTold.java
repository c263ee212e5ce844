package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An adapter that was opened with a lower minor version reports that version in NDK_ADAPTER_INFO, while its objects carry the provider's highest. */
public final class MinorTold extends Base {
    public MinorTold() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<NdkAdapter, NdkVersion> asked = Collections.synchronizedMap(new IdentityHashMap<>());

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
