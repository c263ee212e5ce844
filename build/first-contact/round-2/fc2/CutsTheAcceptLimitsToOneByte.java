package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkAccept and NdkAcceptEx keep only the low byte of a read limit, as the 8-bit field of a connection reply holds it, before they apply the maxima, so that 256 becomes 0 and 0x10002 becomes 2, while 17 and 0xFFFFFFFF come out right. */
public final class CutsTheAcceptLimitsToOneByte extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            @Override public NtStatus accept(NdkConnector o, AcceptArgs a) {
                return super.accept(o, new AcceptArgs(a.pNdkQp(), a.inboundReadLimit() & 0xFF, a.outboundReadLimit() & 0xFF, a.pPrivateData(),
                        a.privateDataLength(), a.disconnectEvent(), a.disconnectEventContext(), a.requestCompletion(), a.requestContext()));
            }
            @Override public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                return super.acceptEx(o, new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit() & 0xFF, a.outboundReadLimit() & 0xFF, a.pPrivateData(),
                        a.privateDataLength(), a.disconnectEvent(), a.disconnectEventContext(), a.requestCompletion(), a.requestContext()));
            }
        };
    }
}
