package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class LeavesTheCapacityAsTheSizeOfTheAdapterInfo extends Base {
    @Override AdapterTable adapter(NdkAdapter a, NdkAdapterDispatch r) {
        return new AdapterTable(this, a, r) {
            @Override public NtStatus queryAdapterInfo(NdkAdapter a, QueryAdapterInfoArgs x) {
                long capacity = x.pBufferSize().get();
                NtStatus st = real.queryAdapterInfo(a, x);
                if (st.isSuccess()) x.pBufferSize().set(capacity);
                return st;
            }
        };
    }
}
