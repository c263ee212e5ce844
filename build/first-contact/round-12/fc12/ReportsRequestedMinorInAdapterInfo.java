package fc12;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** An adapter that was opened for a lower minor version reports that one in NDK_ADAPTER_INFO.Version instead of the provider's. */
public final class ReportsRequestedMinorInAdapterInfo extends Base {
    /** Makes it. */
    public ReportsRequestedMinorInAdapterInfo() {}

    @Override
    Layer layer() {
        return new Layer() {
            private final Map<NdkAdapter, Integer> minors = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            void opened(NdkAdapter a, NdkVersion asked) {
                minors.put(a, asked.minor());
            }

            @Override
            NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
                NtStatus status = r.queryAdapterInfo(o, a);
                Integer minor = minors.get(o);
                if (status.isSuccess() && minor != null && a.pInfo() != null) {
                    a.pInfo().put(2, new byte[] {(byte) (minor & 0xFF), (byte) (minor >> 8)}, 0, 2);
                }
                return status;
            }
        };
    }
}
