package org.ndktck.reference.dispatch;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.reference.connection.ReferenceListener;
import org.ndktck.reference.lifetime.CallCompleter;

/** The dispatch table of a listener. */
final class ListenerFunctions implements NdkListenerDispatch {

    private final CallCompleter answers;

    ListenerFunctions(CallCompleter answers) {
        this.answers = answers;
    }

    @Override
    public NtStatus closeListener(NdkListener pNdkListener, CloseArgs args) {
        ReferenceListener listener = (ReferenceListener) pNdkListener;
        return answers.close(listener.lifetime(), args, listener::close);
    }

    @Override
    public NtStatus queryExtension(NdkListener pNdkListener, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus listen(NdkListener pNdkListener, ListenArgs args) {
        ReferenceListener listener = (ReferenceListener) pNdkListener;
        return answers.request(listener.lifetime(), args.requestCompletion(), args.requestContext(), () -> {
            NdkSockaddr wanted = Arguments.localAddress(args.pAddress(), args.addressLength());
            return (request, deferred) -> {
                listener.listen(wanted);
                request.complete(NtStatus.STATUS_SUCCESS, deferred);
            };
        });
    }

    @Override
    public NtStatus getLocalAddress(NdkListener pNdkListener, GetAddressArgs args) {
        ReferenceListener listener = (ReferenceListener) pNdkListener;
        return answers.read(listener.lifetime(), listener::address, address -> AddressOutput.write(address, args));
    }

    @Override
    public void controlConnectEvents(NdkListener pNdkListener, boolean pause) {
        ((ReferenceListener) pNdkListener).control(pause);
    }
}
