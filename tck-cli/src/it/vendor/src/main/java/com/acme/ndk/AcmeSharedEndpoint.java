package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A local address for several outgoing connections. */
final class AcmeSharedEndpoint extends NdkSharedEndpoint {

    private static final NdkSharedEndpointDispatch TABLE = new NdkSharedEndpointDispatch() {
        @Override
        public NtStatus closeSharedEndpoint(NdkSharedEndpoint pNdkSharedEndpoint, CloseArgs args) {
            AcmeSharedEndpoint endpoint = (AcmeSharedEndpoint) pNdkSharedEndpoint;
            synchronized (endpoint.adapter.lock) {
                return endpoint.life.close(args);
            }
        }

        @Override
        public NtStatus queryExtension(NdkSharedEndpoint pNdkSharedEndpoint, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus getLocalAddress(NdkSharedEndpoint pNdkSharedEndpoint, GetAddressArgs args) {
            AcmeSharedEndpoint endpoint = (AcmeSharedEndpoint) pNdkSharedEndpoint;
            synchronized (endpoint.adapter.lock) {
                return Arguments.handAddress(endpoint.local, args);
            }
        }
    };

    final AcmeAdapter adapter;
    final ObjectLifetime life;
    private NdkSockaddr local;

    AcmeSharedEndpoint(AcmeAdapter adapter) {
        super(AcmeAdapter.VERSION, TABLE);
        this.adapter = adapter;
        life = new ObjectLifetime(adapter);
        life.whenGone(() -> adapter.ports.unbind(local, this));
    }

    /** Takes the address that the consumer asks for; the endpoint is of no use if that fails. */
    NtStatus bind(CreateSharedEndpointArgs args) {
        synchronized (adapter.lock) {
            Ports.Bound bound = adapter.ports.bind(Arguments.sockaddr(args.pAddress(), args.addressLength()), this);
            local = bound.address();
            return bound.status();
        }
    }

    NdkSockaddr local() {
        return local;
    }
}
