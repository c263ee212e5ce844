package com.acme.ndk;

import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.CreatePdArgs;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.api.QueryExtensionArgs;

/** The adapter: it describes itself, without which the kit cannot plan, and creates everything else. */
final class AcmeAdapter extends NdkAdapter {

    /** The NDKPI version that you offer. From 2.1 on, NdkAcceptEx and NdkCompleteConnectEx have to be written too. */
    static final NdkVersion VERSION = NdkVersion.V2_0;

    /** Put the values of your card here; what you leave out has a usual value. */
    static final NdkAdapterInfo INFO = NdkAdapterInfo.builder(VERSION)
            .maxInboundReadLimit(16)
            .maxOutboundReadLimit(128)
            .maxCallerData(56)
            .maxCalleeData(148)
            .adapterFlags(NdkAdapterInfo.NDK_ADAPTER_FLAG_LOOPBACK_CONNECTIONS_SUPPORTED)
            .build();

    AcmeAdapter() {
        super(VERSION, new Table());
    }

    private static final class Table implements NdkAdapterDispatch {

        @Override
        public NtStatus queryAdapterInfo(NdkAdapter pNdkAdapter, QueryAdapterInfoArgs args) {
            long capacity = args.pBufferSize().get();
            args.pBufferSize().set(NdkAdapterInfo.SIZE);
            if (args.pInfo() == null || capacity < NdkAdapterInfo.SIZE) {
                return NtStatus.STATUS_BUFFER_TOO_SMALL;
            }
            INFO.writeTo(args.pInfo(), capacity);
            return NtStatus.STATUS_SUCCESS;
        }

        @Override
        public NtStatus queryExtension(NdkAdapter pNdkAdapter, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus createCq(NdkAdapter pNdkAdapter, CreateCqArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus createPd(NdkAdapter pNdkAdapter, CreatePdArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus createSharedEndpoint(NdkAdapter pNdkAdapter, CreateSharedEndpointArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus createConnector(NdkAdapter pNdkAdapter, CreateConnectorArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus createListener(NdkAdapter pNdkAdapter, CreateListenerArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
    }
}
