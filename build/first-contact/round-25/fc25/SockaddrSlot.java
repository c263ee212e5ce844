package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The peer slot of the firmware is as large as the larger address and is copied as a whole. */
public final class SockaddrSlot extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            NtStatus s = r.getPeerAddress(o, a);
            if (s.isSuccess() && a.pAddressLength().get() == NdkSockaddr.SOCKADDR_IN_LENGTH) {
                try {
                    for (int i = NdkSockaddr.SOCKADDR_IN_LENGTH; i < NdkSockaddr.SOCKADDR_IN6_LENGTH; i++) {
                        a.pAddress().put(i, (byte) 0);
                    }
                } catch (RuntimeException end) {
                    // the memory ends here
                }
            }
            return s;
        }
    }
}
