package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetCqResults gives one result at a time, whatever the room and the number waiting, and the Ex disconnect event gives the reason 0xFFFFFFFF. */
public final class LawfulOneResult extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
            return r.getCqResults(o, a.nResults() <= 1 ? a : new GetCqResultsArgs(a.results(), 1));
        }

        private static NdkDisconnectEventCallbackEx event(NdkDisconnectEventCallbackEx consumers) {
            return consumers == null ? null : (context, reason) -> consumers.disconnectEvent(context, 0xFFFFFFFFL);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), event(a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, event(a.disconnectEvent()), a.requestCompletion()));
        }
    }
}
