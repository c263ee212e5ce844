package org.ndktck.nativeprovider;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.api.ReceiveArgs;
import org.ndktck.api.SendArgs;

/** {@code NDK_QP_DISPATCH}. */
final class QpTable extends NativeTable implements NdkQpDispatch {

    private static final int CLOSE = 0;
    private static final int QUERY_EXTENSION = 1;
    private static final int FLUSH = 2;
    private static final int SEND = 3;
    private static final int RECEIVE = 4;

    QpTable(long address, Border border) {
        super("NDK_QP_DISPATCH", address, border);
    }

    @Override
    public NtStatus closeQp(NdkQp pNdkQp, CloseArgs args) {
        return close(CLOSE, pNdkQp, args);
    }

    @Override
    public NtStatus queryExtension(NdkQp pNdkQp, QueryExtensionArgs args) {
        return queryExtension(QUERY_EXTENSION, pNdkQp, args);
    }

    @Override
    public void flush(NdkQp pNdkQp) {
        Downcalls.flush(slot(FLUSH), NativeObject.address(pNdkQp));
        border().raiseFailure();
    }

    @Override
    public NtStatus send(NdkQp pNdkQp, SendArgs args) {
        return status(Downcalls.send(
                slot(SEND), NativeObject.address(pNdkQp), args.requestContext(), 0, (int) args.nSge(), (int)
                        args.flags()));
    }

    @Override
    public NtStatus receive(NdkQp pNdkQp, ReceiveArgs args) {
        return status(Downcalls.receive(
                slot(RECEIVE), NativeObject.address(pNdkQp), args.requestContext(), 0, (int) args.nSge()));
    }
}
