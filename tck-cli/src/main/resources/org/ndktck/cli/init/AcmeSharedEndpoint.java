package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A local address that several connects may share. */
final class AcmeSharedEndpoint extends NdkSharedEndpoint {

    private static final NdkSharedEndpointDispatch TABLE = new Table();

    AcmeSharedEndpoint() {
        super(AcmeAdapter.VERSION, TABLE);
    }

    private static final class Table implements NdkSharedEndpointDispatch {

        @Override
        public NtStatus closeSharedEndpoint(NdkSharedEndpoint pNdkSharedEndpoint, CloseArgs args) {
            return NtStatus.STATUS_SUCCESS; // a close cannot fail; pend it once something can still go on
        }

        @Override
        public NtStatus queryExtension(NdkSharedEndpoint pNdkSharedEndpoint, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus getLocalAddress(NdkSharedEndpoint pNdkSharedEndpoint, GetAddressArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
    }
}
