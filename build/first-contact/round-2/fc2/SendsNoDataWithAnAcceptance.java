package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The private data given to NdkAccept and NdkAcceptEx never travel; the connecting side sees an acceptance without data. */
public final class SendsNoDataWithAnAcceptance extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            @Override public NtStatus accept(NdkConnector o, AcceptArgs a) {
                return super.accept(o, new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), null, 0,
                        a.disconnectEvent(), a.disconnectEventContext(), a.requestCompletion(), a.requestContext()));
            }
            @Override public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                return super.acceptEx(o, new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), null, 0,
                        a.disconnectEvent(), a.disconnectEventContext(), a.requestCompletion(), a.requestContext()));
            }
        };
    }
}
