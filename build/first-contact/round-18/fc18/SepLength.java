package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetSharedEndpointLocalAddress forgets to store the size on success. */
public final class SepLength extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            @Override
            NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
                long capacity = a.pAddressLength().get();
                NtStatus s = super.getLocalAddress(r, o, a);
                if (s == NtStatus.STATUS_SUCCESS) {
                    a.pAddressLength().set(capacity);
                }
                return s;
            }
        };
    }
}
