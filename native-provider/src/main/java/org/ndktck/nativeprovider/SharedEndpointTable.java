package org.ndktck.nativeprovider;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** {@code NDK_SHARED_ENDPOINT_DISPATCH}. */
final class SharedEndpointTable extends NativeTable implements NdkSharedEndpointDispatch {

    private static final int CLOSE = 0;
    private static final int QUERY_EXTENSION = 1;
    private static final int GET_LOCAL_ADDRESS = 2;

    SharedEndpointTable(long address, Border border) {
        super("NDK_SHARED_ENDPOINT_DISPATCH", address, border);
    }

    @Override
    public NtStatus closeSharedEndpoint(NdkSharedEndpoint pNdkSharedEndpoint, CloseArgs args) {
        return close(CLOSE, pNdkSharedEndpoint, args);
    }

    @Override
    public NtStatus queryExtension(NdkSharedEndpoint pNdkSharedEndpoint, QueryExtensionArgs args) {
        return queryExtension(QUERY_EXTENSION, pNdkSharedEndpoint, args);
    }

    @Override
    public NtStatus getLocalAddress(NdkSharedEndpoint pNdkSharedEndpoint, GetAddressArgs args) {
        return getAddress(GET_LOCAL_ADDRESS, pNdkSharedEndpoint, args);
    }
}
