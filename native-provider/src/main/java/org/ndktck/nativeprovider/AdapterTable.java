package org.ndktck.nativeprovider;

import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.CreatePdArgs;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.api.QueryExtensionArgs;

/** {@code NDK_ADAPTER_DISPATCH}. */
final class AdapterTable extends NativeTable implements NdkAdapterDispatch {

    private static final int QUERY_EXTENSION = 0;
    private static final int QUERY_ADAPTER_INFO = 1;
    private static final int CREATE_CQ = 2;
    private static final int CREATE_PD = 3;
    private static final int CREATE_SHARED_ENDPOINT = 4;
    private static final int CREATE_CONNECTOR = 5;
    private static final int CREATE_LISTENER = 6;

    AdapterTable(long address, Border border) {
        super("NDK_ADAPTER_DISPATCH", address, border);
    }

    @Override
    public NtStatus queryExtension(NdkAdapter pNdkAdapter, QueryExtensionArgs args) {
        return queryExtension(QUERY_EXTENSION, pNdkAdapter, args);
    }

    @Override
    public NtStatus queryAdapterInfo(NdkAdapter pNdkAdapter, QueryAdapterInfoArgs args) {
        return status(Downcalls.queryAdapterInfo(
                slot(QUERY_ADAPTER_INFO),
                NativeObject.address(pNdkAdapter),
                Memory.of(args.pInfo()),
                Memory.of(args.pBufferSize())));
    }

    @Override
    public NtStatus createCq(NdkAdapter pNdkAdapter, CreateCqArgs args) {
        long function = slot(CREATE_CQ);
        return create(
                NdkObjectType.CQ,
                args.createCompletion(),
                args.ppNdkCq(),
                (completion, cell) -> Downcalls.createCq(
                        function,
                        NativeObject.address(pNdkAdapter),
                        (int) args.cqDepth(),
                        callbacks().notification(args.cqNotification()),
                        args.cqNotificationContext(),
                        0,
                        completion,
                        args.requestContext(),
                        cell));
    }

    @Override
    public NtStatus createPd(NdkAdapter pNdkAdapter, CreatePdArgs args) {
        long function = slot(CREATE_PD);
        return create(
                NdkObjectType.PD,
                args.createCompletion(),
                args.ppNdkPd(),
                (completion, cell) -> Downcalls.createPlain(
                        function, NativeObject.address(pNdkAdapter), completion, args.requestContext(), cell));
    }

    @Override
    public NtStatus createSharedEndpoint(NdkAdapter pNdkAdapter, CreateSharedEndpointArgs args) {
        long function = slot(CREATE_SHARED_ENDPOINT);
        return create(
                NdkObjectType.SHARED_ENDPOINT,
                args.createCompletion(),
                args.ppNdkSharedEndpoint(),
                (completion, cell) -> Downcalls.createSharedEndpoint(
                        function,
                        NativeObject.address(pNdkAdapter),
                        Memory.of(args.pAddress()),
                        (int) args.addressLength(),
                        completion,
                        args.requestContext(),
                        cell));
    }

    @Override
    public NtStatus createConnector(NdkAdapter pNdkAdapter, CreateConnectorArgs args) {
        long function = slot(CREATE_CONNECTOR);
        return create(
                NdkObjectType.CONNECTOR,
                args.createCompletion(),
                args.ppNdkConnector(),
                (completion, cell) -> Downcalls.createPlain(
                        function, NativeObject.address(pNdkAdapter), completion, args.requestContext(), cell));
    }

    @Override
    public NtStatus createListener(NdkAdapter pNdkAdapter, CreateListenerArgs args) {
        long function = slot(CREATE_LISTENER);
        return create(
                NdkObjectType.LISTENER,
                args.createCompletion(),
                args.ppNdkListener(),
                (completion, cell) -> Downcalls.createListener(
                        function,
                        NativeObject.address(pNdkAdapter),
                        callbacks().connectEvent(args.connectEvent()),
                        args.connectEventContext(),
                        completion,
                        args.requestContext(),
                        cell));
    }
}
