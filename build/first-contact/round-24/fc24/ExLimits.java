package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Takes the two read limits of NdkAcceptEx in the wrong order. */
public final class ExLimits extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.outboundReadLimit(), a.inboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), a.requestCompletion()));
        }

    }
}
