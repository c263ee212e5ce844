package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetLocalAddress of a connector leaves *pAddressLength at the buffer's capacity on success instead of the bytes written. */
public final class LeavesTheCapacityInTheAddressLength extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        @Override NtStatus getLocalAddress(Conn o, GetAddressArgs a) {
            long capacity = a.pAddressLength().get();
            NtStatus s = super.getLocalAddress(o, a);
            if (s.isSuccess()) a.pAddressLength().set(capacity);
            return s;
        }
    }
}
