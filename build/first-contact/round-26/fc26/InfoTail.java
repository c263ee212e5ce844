package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class InfoTail extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        @Override
        NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
            long capacity = a.pBufferSize().get();
            int used = NdkAdapterInfo.SIZE - 4; // up to the last member, without the padding
            if (a.pInfo() == null || capacity != used) {
                return r.queryAdapterInfo(o, a);
            }
            Bytes all = new Bytes(new byte[NdkAdapterInfo.SIZE]);
            NtStatus s = r.queryAdapterInfo(o, new QueryAdapterInfoArgs(all, new Num(NdkAdapterInfo.SIZE)));
            if (s.isSuccess()) {
                a.pInfo().put(0, all.raw, 0, used);
                a.pBufferSize().set(used);
            }
            return s;
        }
    }
}
