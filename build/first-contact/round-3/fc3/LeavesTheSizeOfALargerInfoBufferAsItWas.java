package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkQueryAdapterInfo does not lower *pBufferSize to what it wrote. */
public final class LeavesTheSizeOfALargerInfoBufferAsItWas extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus queryAdapterInfo(Ad s, NdkAdapter o, QueryAdapterInfoArgs a) {
                long capacity = a.pBufferSize().get();
                NtStatus status = s.real.queryAdapterInfo(o, a);
                if (status.isSuccess()) {
                    a.pBufferSize().set(capacity);
                }
                return status;
            }
        };
    }
}
