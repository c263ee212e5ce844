package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkGetPeerAddress compares the capacity with sizeof(sockaddr_in) and then copies a sockaddr_in6. */
public final class ChecksTheBufferForAnIpv6PeerAgainstSixteenBytes extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus getPeerAddress(Conn s, NdkConnector o, GetAddressArgs a) {
                long capacity = a.pAddressLength().get();
                NtStatus status = s.real.getPeerAddress(o, a);
                if (!status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL) || a.pAddress() == null
                        || capacity < NdkSockaddr.SOCKADDR_IN_LENGTH) {
                    return status;
                }
                Memory own = new Memory(NdkSockaddr.SOCKADDR_IN6_LENGTH);
                Memory.Cell length = new Memory.Cell(NdkSockaddr.SOCKADDR_IN6_LENGTH);
                NtStatus again = s.real.getPeerAddress(o, new GetAddressArgs(own, length));
                if (!again.isSuccess()) {
                    return status;
                }
                try {
                    for (int i = 0; i < length.get(); i++) {
                        a.pAddress().put(i, own.get(i));
                    }
                } catch (RuntimeException unmapped) {
                    // the rest has no memory to go to
                }
                a.pAddressLength().set(length.get());
                return again;
            }
        };
    }
}
