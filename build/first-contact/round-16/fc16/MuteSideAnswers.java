package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A side without a disconnect event cannot answer the disconnect of its peer. */
public final class MuteSideAnswers extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                if (a.disconnectEvent() != null) {
                    return r.accept(o, a);
                }
                Con c = con(o);
                c.noEvent = true;
                return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        context -> c.eventCame = true, a.requestCompletion()));
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                if (a.disconnectEvent() != null) {
                    return r.completeConnect(o, a);
                }
                Con c = con(o);
                c.noEvent = true;
                return r.completeConnect(o, with(a, context -> c.eventCame = true, a.requestCompletion()));
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                Con c = con(o);
                if (!c.noEvent || !c.eventCame) {
                    return r.disconnect(o, a);
                }
                Ended lost = s -> s.isSuccess() ? NtStatus.STATUS_CONNECTION_INVALID : s;
                return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), lost), a.requestContext())), lost);
            }
        };
    }
}
