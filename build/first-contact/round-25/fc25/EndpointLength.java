package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The length of a shared endpoint address is only an input to the firmware; it is not written when all goes well. */
public final class EndpointLength extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
            long capacity = a.pAddressLength().get();
            NtStatus s = r.getLocalAddress(o, a);
            if (s.isSuccess() && capacity > a.pAddressLength().get()) {
                a.pAddressLength().set(capacity);
            }
            return s;
        }
    }
}
