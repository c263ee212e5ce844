package org.ndktck.faulty;

import java.util.Optional;
import org.ndktck.api.*;

/** What the reference tells of the local address of an object. */
public final class LocalAddress {

    private static final int LONGEST = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private LocalAddress() {}

    /**
     * Asks for the address of the object that a function is called on.
     *
     * @param call on a listener, a shared endpoint or a connector
     * @return the address, if it has one
     */
    public static Optional<NdkSockaddr> of(Intercepted call) {
        ProviderBytes bytes = new ProviderBytes(LONGEST);
        GetAddressArgs args = new GetAddressArgs(bytes, UlongCell.holding(LONGEST));
        NtStatus status;
        if (call.table() instanceof NdkListenerDispatch table) {
            status = table.getLocalAddress((NdkListener) call.object(), args);
        } else if (call.table() instanceof NdkSharedEndpointDispatch table) {
            status = table.getLocalAddress((NdkSharedEndpoint) call.object(), args);
        } else {
            status = ((NdkConnectorDispatch) call.table()).getLocalAddress((NdkConnector) call.object(), args);
        }
        return status.isSuccess()
                ? Optional.of(NdkSockaddr.read(bytes, args.pAddressLength().get()))
                : Optional.empty();
    }
}
