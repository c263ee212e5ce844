package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A close from inside the completion of NdkDisconnect ends at once. */
public final class CloseInDisconnect extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                Con k = con(o);
                return r.disconnect(o, new DisconnectArgs((context, status) -> {
                    k.extra = Thread.currentThread();
                    try {
                        a.requestCompletion().complete(context, status);
                    } finally {
                        k.extra = null;
                    }
                }, a.requestContext()));
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                if (con(o).extra == Thread.currentThread()) {
                    r.closeConnector(o, new CloseArgs(context -> {}, 0));
                    return NtStatus.STATUS_SUCCESS;
                }
                return r.closeConnector(o, a);
            }
        };
    }
}
