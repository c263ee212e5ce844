package org.ndktck.faulty.endpoint;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ProviderBytes;
import org.ndktck.faulty.UlongCell;

/** What the reference tells of a shared endpoint's address. */
final class SharedAddress {

    private static final int LONGEST = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private SharedAddress() {}

    /** The address of the shared endpoint that a function is called on. */
    static NdkSockaddr of(Intercepted call) {
        NdkSharedEndpoint endpoint = (NdkSharedEndpoint) call.object();
        ProviderBytes bytes = new ProviderBytes(LONGEST);
        ((NdkSharedEndpointDispatch) call.table())
                .getLocalAddress(endpoint, new GetAddressArgs(bytes, UlongCell.holding(LONGEST)));
        return NdkSockaddr.read(bytes, LONGEST);
    }
}
