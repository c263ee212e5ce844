package org.ndktck.nativeprovider;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** {@code NDK_LISTENER_DISPATCH}. */
final class ListenerTable extends NativeTable implements NdkListenerDispatch {

    private static final int CLOSE = 0;
    private static final int QUERY_EXTENSION = 1;
    private static final int LISTEN = 2;
    private static final int GET_LOCAL_ADDRESS = 3;
    private static final int CONTROL_CONNECT_EVENTS = 4;

    ListenerTable(long address, Border border) {
        super("NDK_LISTENER_DISPATCH", address, border);
    }

    @Override
    public NtStatus closeListener(NdkListener pNdkListener, CloseArgs args) {
        return close(CLOSE, pNdkListener, args);
    }

    @Override
    public NtStatus queryExtension(NdkListener pNdkListener, QueryExtensionArgs args) {
        return queryExtension(QUERY_EXTENSION, pNdkListener, args);
    }

    @Override
    public NtStatus listen(NdkListener pNdkListener, ListenArgs args) {
        long function = slot(LISTEN);
        return status(Downcalls.listen(
                function,
                NativeObject.address(pNdkListener),
                Memory.of(args.pAddress()),
                (int) args.addressLength(),
                callbacks().request(args.requestCompletion()),
                args.requestContext()));
    }

    @Override
    public NtStatus getLocalAddress(NdkListener pNdkListener, GetAddressArgs args) {
        return getAddress(GET_LOCAL_ADDRESS, pNdkListener, args);
    }

    @Override
    public void controlConnectEvents(NdkListener pNdkListener, boolean pause) {
        Downcalls.controlConnectEvents(
                slot(CONTROL_CONNECT_EVENTS), NativeObject.address(pNdkListener), (byte) (pause ? 1 : 0));
        border().raiseFailure();
    }
}
