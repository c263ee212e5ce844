package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Takes a buffer that ends before RdmaTechnology for one of an older consumer and fills it. */
public final class OldInfo extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final int OLD = 0x60;

        @Override
        NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
            if (a.pInfo() == null || a.pBufferSize().get() != OLD) {
                return r.queryAdapterInfo(o, a);
            }
            Bytes info = new Bytes(new byte[NdkAdapterInfo.SIZE]);
            NtStatus s = r.queryAdapterInfo(o, new QueryAdapterInfoArgs(info, new Num(NdkAdapterInfo.SIZE)));
            if (s.isSuccess()) {
                a.pInfo().put(0, info.raw, 0, OLD);
                a.pBufferSize().set(OLD);
            }
            return s;
        }

    }
}
