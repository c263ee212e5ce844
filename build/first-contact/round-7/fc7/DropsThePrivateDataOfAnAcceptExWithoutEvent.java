package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkAcceptEx with a NULL DisconnectEvent sends the acceptance without the private data; with an event, and in NdkAccept, the data travels. */
public final class DropsThePrivateDataOfAnAcceptExWithoutEvent extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                        if (x.disconnectEvent() != null) {
                            return real.acceptEx(c, x);
                        }
                        return real.acceptEx(c, new AcceptExArgs(x.pNdkQp(), x.inboundReadLimit(), x.outboundReadLimit(), null, 0,
                                null, x.disconnectEventContext(), x.requestCompletion(), x.requestContext()));
                    }
                };
            }
        };
    }
}
