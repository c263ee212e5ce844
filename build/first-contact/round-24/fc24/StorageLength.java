package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Stores the size of a SOCKADDR_STORAGE where the buffer for a shared endpoint address holds one. */
public final class StorageLength extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final int STORAGE = 128;

        @Override
        NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
            long capacity = a.pAddressLength().get();
            NtStatus s = r.getLocalAddress(o, a);
            if (s.isSuccess() && a.pAddress() != null && capacity >= STORAGE) {
                a.pAddressLength().set(STORAGE);
            }
            return s;
        }

    }
}
