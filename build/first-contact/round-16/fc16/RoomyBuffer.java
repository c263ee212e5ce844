package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetLocalAddress of a connector leaves the length alone where the buffer is larger than any address. */
public final class RoomyBuffer extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                long capacity = a.pAddressLength().get();
                NtStatus s = r.getLocalAddress(o, a);
                if (s.isSuccess() && capacity > NdkSockaddr.SOCKADDR_IN6_LENGTH) {
                    a.pAddressLength().set(capacity);
                }
                return s;
            }
        };
    }
}
