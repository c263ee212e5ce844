package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkGetPeerAddress with a NULL buffer of zero length answers 16 bytes also when the peer has an IPv6 address, which needs 28; real buffers are treated correctly. */
public final class AsksForTooLittleRoomForAnIpv6Peer extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            @Override public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs a) {
                NtStatus s = super.getPeerAddress(o, a);
                if (a.pAddress() == null && a.pAddressLength().get() == 28) a.pAddressLength().set(16);
                return s;
            }
        };
    }
}
