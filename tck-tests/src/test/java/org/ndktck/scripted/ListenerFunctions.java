package org.ndktck.scripted;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.gate.NdkFunction;

/** The functions of a listener. */
final class ListenerFunctions implements NdkListenerDispatch {

    private final Fabric fabric;

    ListenerFunctions(Fabric fabric) {
        this.fabric = fabric;
    }

    @Override
    public NtStatus listen(NdkListener pNdkListener, ListenArgs args) {
        Behaviour behaviour = fabric.script().called(NdkFunction.LISTEN, args);
        ScriptedListener listener = (ScriptedListener) pNdkListener;
        byte[] address = new byte[(int) args.addressLength()];
        args.pAddress().get(0, address, 0, address.length);
        int given = Byte.toUnsignedInt(address[2]) << 8 | Byte.toUnsignedInt(address[3]);
        listener.port = fabric.listen(listener, given);
        address[2] = (byte) (listener.port >>> 8);
        address[3] = (byte) listener.port;
        listener.address = address;
        Request request = fabric.request(args.requestCompletion(), args.requestContext());
        request.end(NtStatus.STATUS_SUCCESS);
        return Script.answer(behaviour, request);
    }

    @Override
    public NtStatus getLocalAddress(NdkListener pNdkListener, GetAddressArgs args) {
        return fabric.synchronous(
                NdkFunction.GET_LISTENER_LOCAL_ADDRESS,
                args,
                () -> fabric.tell(
                        NdkFunction.GET_LISTENER_LOCAL_ADDRESS, ((ScriptedListener) pNdkListener).address, args));
    }

    @Override
    public NtStatus closeListener(NdkListener pNdkListener, CloseArgs args) {
        fabric.stopListening(((ScriptedListener) pNdkListener).port);
        return fabric.close(NdkFunction.CLOSE_LISTENER, args);
    }

    @Override
    public void controlConnectEvents(NdkListener pNdkListener, boolean pause) {}

    @Override
    public NtStatus queryExtension(NdkListener pNdkListener, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }
}
