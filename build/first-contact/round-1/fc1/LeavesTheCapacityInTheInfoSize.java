package fc1;

import org.ndktck.api.*;

/** WRONG: after success the size cell of NdkQueryAdapterInfo still holds the capacity. */
public final class LeavesTheCapacityInTheInfoSize extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            @Override
            public NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs x) {
                long capacity = x.pBufferSize().get();
                NtStatus s = super.queryAdapterInfo(o, x);
                if (s.isSuccess()) x.pBufferSize().set(capacity);
                return s;
            }
        };
    }
}
