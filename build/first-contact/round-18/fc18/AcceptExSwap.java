package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkAcceptEx exchanges the two read limits. */
public final class AcceptExSwap extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return r.acceptEx(o, with(a, a.outboundReadLimit(), a.inboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
            }
        };
    }
}
