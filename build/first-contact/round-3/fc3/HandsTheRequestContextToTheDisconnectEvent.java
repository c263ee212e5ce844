package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** One context field per connector: the disconnect event gets the RequestContext of the accept or complete connect. */
public final class HandsTheRequestContextToTheDisconnectEvent extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus accept(Conn s, NdkConnector o, AcceptArgs a) {
                return s.real.accept(o, new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(),
                        a.pPrivateData(), a.privateDataLength(), a.disconnectEvent(), a.requestContext(),
                        a.requestCompletion(), a.requestContext()));
            }

            @Override
            protected NtStatus acceptEx(Conn s, NdkConnector o, AcceptExArgs a) {
                return s.real.acceptEx(o, new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(),
                        a.pPrivateData(), a.privateDataLength(), a.disconnectEvent(), a.requestContext(),
                        a.requestCompletion(), a.requestContext()));
            }

            @Override
            protected NtStatus completeConnect(Conn s, NdkConnector o, CompleteConnectArgs a) {
                return s.real.completeConnect(o, new CompleteConnectArgs(a.disconnectEvent(), a.requestContext(),
                        a.requestCompletion(), a.requestContext()));
            }

            @Override
            protected NtStatus completeConnectEx(Conn s, NdkConnector o, CompleteConnectExArgs a) {
                return s.real.completeConnectEx(o, new CompleteConnectExArgs(a.disconnectEvent(), a.requestContext(),
                        a.requestCompletion(), a.requestContext()));
            }
        };
    }
}
