package com.acme.ndk;

import org.ndktck.api.CloseArgs;
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
            return AcmeAdapter.hand(((AcmeSharedEndpoint) pNdkSharedEndpoint).local, args);
        }
    };

    final AcmeAdapter adapter;
    final ObjectLifetime life;
    volatile NdkSockaddr local;

    AcmeSharedEndpoint(AcmeAdapter adapter) {
        super(AcmeAdapter.VERSION, TABLE);
        this.adapter = adapter;
        life = new ObjectLifetime(adapter);
        life.whenGone(() -> adapter.unbind(local, this));
    }
}
