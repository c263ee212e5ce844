package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkQueryAdapterInfo leaves the size of a larger buffer as it was. */
public final class AdapterSize extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            @Override
            NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
                long size = a.pBufferSize().get();
                NtStatus s = r.queryAdapterInfo(o, a);
                if (s == NtStatus.STATUS_SUCCESS) {
                    a.pBufferSize().set(size);
                }
                return s;
            }
        };
    }
}
