package fc26;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class AskedMinor extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private final Map<NdkAdapter, NdkVersion> asked = new ConcurrentHashMap<>();

        @Override
        NtStatus openNdkAdapter(AdapterHandlers h, NdkVersion version, ObjectPointer<NdkAdapter> pp) {
            return h.openNdkAdapter(version, new ObjectPointer<>() {
                @Override
                public NdkAdapter get() {
                    return pp.get();
                }

                @Override
                public void set(NdkAdapter a) {
                    if (version.major() == a.version().major() && version.minor() < a.version().minor()) {
                        asked.put(a, version);
                    }
                    pp.set(a);
                }
            });
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
