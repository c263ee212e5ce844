package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An active connector closed inside the completion of its NdkCompleteConnect leaves without telling the peer. */
public final class CloseInCompletion extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Set<String> lost = ConcurrentHashMap.newKeySet();
            final ThreadLocal<NdkConnector> inside = new ThreadLocal<>();

            NdkRequestCompletion mark(NdkConnector o, NdkRequestCompletion c) {
                return (context, status) -> {
                    NdkConnector before = inside.get();
                    inside.set(status.isSuccess() ? o : null);
                    try {
                        c.complete(context, status);
                    } finally {
                        inside.set(before);
                    }
                };
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                return r.completeConnect(o, with(a, a.disconnectEvent(), mark(o, a.requestCompletion())));
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return r.completeConnectEx(o, with(a, a.disconnectEvent(), mark(o, a.requestCompletion())));
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                String key = pair(r, o, true);
                NdkDisconnectEventCallback e = a.disconnectEvent();
                if (key == null || e == null) {
                    return r.accept(o, a);
                }
                return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), c -> {
                    if (!lost.remove(key)) {
                        e.disconnectEvent(c);
                    }
                }, a.requestCompletion()));
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                String key = pair(r, o, true);
                NdkDisconnectEventCallbackEx e = a.disconnectEvent();
                if (key == null || e == null) {
                    return r.acceptEx(o, a);
                }
                return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), (c, reason) -> {
                    if (!lost.remove(key)) {
                        e.disconnectEvent(c, reason);
                    }
                }, a.requestCompletion()));
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                String key = pair(r, o, origin(o) != null);
                if (key != null && origin(o) != null) {
                    lost.remove(key);
                } else if (key != null && inside.get() == o) {
                    lost.add(key);
                }
                return r.closeConnector(o, a);
            }
        };
    }
}
