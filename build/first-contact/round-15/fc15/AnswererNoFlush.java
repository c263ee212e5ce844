package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The side that answers a disconnect event with NdkDisconnect does not flush its QP. */
public final class AnswererNoFlush extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final class Q {
                final long context;
                final NdkCq receive;
                final NdkCq initiator;
                volatile boolean hold;
                final Queue<Runnable> held = new ConcurrentLinkedQueue<>();

                Q(CreateQpArgs a) {
                    context = a.qpContext();
                    receive = a.pReceiveCq();
                    initiator = a.pInitiatorCq();
                }
            }

            final java.util.concurrent.atomic.AtomicLong ids = new java.util.concurrent.atomic.AtomicLong(0x5000);
            final Map<Long, Q> byId = new ConcurrentHashMap<>();
            final Map<NdkQp, Q> qps = Collections.synchronizedMap(new WeakHashMap<>());
            final Map<NdkCq, Queue<NdkResult>> released = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
                long id = ids.getAndIncrement();
                byId.put(id, new Q(a));
                return super.createQp(r, o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), id, a.receiveQueueDepth(),
                        a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                        a.createCompletion(), a.requestContext(), a.ppNdkQp()));
            }

            @Override
            void born(NdkQp q, CreateQpArgs a) {
                qps.put(q, byId.get(a.qpContext()));
            }

            Queue<NdkResult> released(NdkCq c) {
                return released.computeIfAbsent(c, x -> new ConcurrentLinkedQueue<>());
            }

            @Override
            long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
                long n = 0;
                Queue<NdkResult> old = released(o);
                while (n < a.nResults()) {
                    NdkResult x = old.poll();
                    if (x == null) {
                        NdkResult[] one = new NdkResult[1];
                        if (r.getCqResults(o, new GetCqResultsArgs((i, y) -> one[i] = y, 1)) == 0) {
                            break;
                        }
                        x = one[0];
                        Q q = byId.get(x.qpContext());
                        if (q != null) {
                            NdkResult theirs = new NdkResult(x.status(), x.bytesTransferred(), q.context, x.requestContext());
                            synchronized (q) {
                                if (q.hold && x.status().equals(NtStatus.STATUS_CANCELLED)) {
                                    q.held.add(() -> released(o).add(theirs));
                                    continue;
                                }
                            }
                            x = theirs;
                        }
                    }
                    a.results().put((int) n++, x);
                }
                return n;
            }

            void release(NdkQp o) {
                Q q = qps.get(o);
                if (q == null) {
                    return;
                }
                synchronized (q) {
                    q.hold = false;
                    for (Runnable h = q.held.poll(); h != null; h = q.held.poll()) {
                        h.run();
                    }
                }
            }

            @Override
            void flush(NdkQpDispatch r, NdkQp o) {
                release(o);
                r.flush(o);
            }

            @Override
            NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
                release(o);
                return r.closeQp(o, a);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                con(o).extra = qps.get(a.pNdkQp());
                return r.connect(o, a);
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                con(o).extra = qps.get(a.pNdkQp());
                return r.connectWithSharedEndpoint(o, a);
            }

            NdkDisconnectEventCallback seen(Con c, NdkDisconnectEventCallback e) {
                return e == null ? null : x -> {
                    c.eventCame = true;
                    e.disconnectEvent(x);
                };
            }

            NdkDisconnectEventCallbackEx seen(Con c, NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (x, reason) -> {
                    c.eventCame = true;
                    e.disconnectEvent(x, reason);
                };
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                con(o).extra = qps.get(a.pNdkQp());
                return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        seen(con(o), a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                con(o).extra = qps.get(a.pNdkQp());
                return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        seen(con(o), a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                return r.completeConnect(o, with(a, seen(con(o), a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return r.completeConnectEx(o, with(a, seen(con(o), a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                if (con(o).eventCame && con(o).extra instanceof Q q) {
                    q.hold = true;
                }
                return r.disconnect(o, a);
            }
        };
    }
}
