package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A buffer of the size of the structure before its last member came is taken for that of an old consumer. */
public final class OldInfo extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
            if (a.pInfo() == null || a.pBufferSize().get() != 0x60) {
                return r.queryAdapterInfo(o, a);
            }
            Bytes whole = new Bytes(new byte[NdkAdapterInfo.SIZE]);
            NtStatus s = r.queryAdapterInfo(o, new QueryAdapterInfoArgs(whole, new Num(NdkAdapterInfo.SIZE)));
            if (s.isSuccess()) {
                a.pInfo().put(0, whole.raw, 0, 0x60);
                a.pBufferSize().set(0x60);
            }
            return s;
        }
    }
}
