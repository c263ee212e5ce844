package org.ndktck.nativeprovider;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** {@code NDK_PD_DISPATCH}. */
final class PdTable extends NativeTable implements NdkPdDispatch {

    private static final int CLOSE = 0;
    private static final int QUERY_EXTENSION = 1;
    private static final int CREATE_QP = 5;

    PdTable(long address, Border border) {
        super("NDK_PD_DISPATCH", address, border);
    }

    @Override
    public NtStatus closePd(NdkPd pNdkPd, CloseArgs args) {
        return close(CLOSE, pNdkPd, args);
    }

    @Override
    public NtStatus queryExtension(NdkPd pNdkPd, QueryExtensionArgs args) {
        return queryExtension(QUERY_EXTENSION, pNdkPd, args);
    }

    @Override
    public NtStatus createQp(NdkPd pNdkPd, CreateQpArgs args) {
        long function = slot(CREATE_QP);
        return create(
                NdkObjectType.QP,
                args.createCompletion(),
                args.ppNdkQp(),
                (completion, cell) -> Downcalls.createQp(
                        function,
                        NativeObject.address(pNdkPd),
                        NativeObject.address(args.pReceiveCq()),
                        NativeObject.address(args.pInitiatorCq()),
                        args.qpContext(),
                        (int) args.receiveQueueDepth(),
                        (int) args.initiatorQueueDepth(),
                        (int) args.maxReceiveRequestSge(),
                        (int) args.maxInitiatorRequestSge(),
                        (int) args.inlineDataSize(),
                        completion,
                        args.requestContext(),
                        cell));
    }
}
