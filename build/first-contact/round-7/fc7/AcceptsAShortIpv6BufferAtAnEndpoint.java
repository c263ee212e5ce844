package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkGetLocalAddress of a shared endpoint checks a buffer for an IPv6 address against the size of a sockaddr_in: with 16 to 27 bytes it stores a truncated address and answers STATUS_SUCCESS. */
public final class AcceptsAShortIpv6BufferAtAnEndpoint extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override EndpointT endpoint() {
                return new EndpointT() {
                    @Override public NtStatus getLocalAddress(NdkSharedEndpoint e, GetAddressArgs x) {
                        long capacity = x.pAddressLength().get();
                        if (x.pAddress() == null || capacity < NdkSockaddr.SOCKADDR_IN_LENGTH) {
                            return real.getLocalAddress(e, x);
                        }
                        Memory all = new Memory(128);
                        Cell length = new Cell(128);
                        NtStatus status = real.getLocalAddress(e, new GetAddressArgs(all, length));
                        if (!status.isSuccess()) {
                            return real.getLocalAddress(e, x);
                        }
                        x.pAddress().put(0, all.bytes, 0, (int) Math.min(capacity, length.get()));
                        x.pAddressLength().set(length.get());
                        return status;
                    }
                };
            }
        };
    }
}
