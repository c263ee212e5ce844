package org.ndktck.reference.dispatch;

import org.ndktck.api.AcceptArgs;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.connection.DisconnectEvent;
import org.ndktck.reference.lifetime.CallCompleter;

/** The dispatch table of a connector from NDKPI 2.1 on: two functions more (EX-01, EX-02). */
final class ConnectorFunctionsEx extends ConnectorFunctions {

    ConnectorFunctionsEx(CallCompleter answers) {
        super(answers);
    }

    @Override
    public NtStatus completeConnectEx(NdkConnector pNdkConnector, CompleteConnectExArgs args) {
        DisconnectEvent event = DisconnectEvent.of(args.disconnectEvent(), args.disconnectEventContext());
        return completeConnect(pNdkConnector, event, args.requestCompletion(), args.requestContext());
    }

    @Override
    public NtStatus acceptEx(NdkConnector pNdkConnector, AcceptExArgs args) {
        AcceptArgs plain = new AcceptArgs(
                args.pNdkQp(),
                args.inboundReadLimit(),
                args.outboundReadLimit(),
                args.pPrivateData(),
                args.privateDataLength(),
                null,
                0,
                args.requestCompletion(),
                args.requestContext());
        return accept(pNdkConnector, plain, DisconnectEvent.of(args.disconnectEvent(), args.disconnectEventContext()));
    }
}
