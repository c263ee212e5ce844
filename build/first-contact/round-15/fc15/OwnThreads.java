package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Every callback runs on a new thread of its own. */
public final class OwnThreads extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            static void run(Runnable callback) {
                if (!Thread.currentThread().getName().equals("reference-callbacks")) {
                    callback.run();
                    return;
                }
                Thread t = new Thread(callback, "one-callback");
                t.setDaemon(true);
                t.start();
                boolean interrupted = false;
                while (true) {
                    try {
                        t.join();
                        break;
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }

            static NdkRequestCompletion own(NdkRequestCompletion c) {
                return (context, status) -> run(() -> c.complete(context, status));
            }

            static NdkCreateCompletion own(NdkCreateCompletion c) {
                return (context, status, object) -> run(() -> c.complete(context, status, object));
            }

            static CloseArgs own(CloseArgs a) {
                return new CloseArgs(context -> run(() -> a.closeCompletion().complete(context)), a.requestContext());
            }

            static NdkDisconnectEventCallback own(NdkDisconnectEventCallback e) {
                return e == null ? null : context -> run(() -> e.disconnectEvent(context));
            }

            static NdkDisconnectEventCallbackEx own(NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (context, reason) -> run(() -> e.disconnectEvent(context, reason));
            }

            @Override
            NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
                return super.createCq(r, o, new CreateCqArgs(a.cqDepth(),
                        (context, status) -> run(() -> a.cqNotification().notify(context, status)), a.cqNotificationContext(),
                        own(a.createCompletion()), a.requestContext(), a.ppNdkCq()));
            }

            @Override
            NtStatus createPd(NdkAdapterDispatch r, NdkAdapter o, CreatePdArgs a) {
                return super.createPd(r, o, new CreatePdArgs(own(a.createCompletion()), a.requestContext(), a.ppNdkPd()));
            }

            @Override
            NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
                return super.createSharedEndpoint(r, o, new CreateSharedEndpointArgs(a.pAddress(), a.addressLength(),
                        own(a.createCompletion()), a.requestContext(), a.ppNdkSharedEndpoint()));
            }

            @Override
            NtStatus createConnector(NdkAdapterDispatch r, NdkAdapter o, CreateConnectorArgs a) {
                return super.createConnector(r, o, new CreateConnectorArgs(own(a.createCompletion()), a.requestContext(), a.ppNdkConnector()));
            }

            @Override
            NtStatus createListener(NdkAdapterDispatch r, NdkAdapter o, CreateListenerArgs a) {
                return super.createListener(r, o, new CreateListenerArgs(a.connectEvent(), a.connectEventContext(),
                        own(a.createCompletion()), a.requestContext(), a.ppNdkListener()));
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                run(() -> consumers.connectEvent(context, c));
            }

            @Override
            NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
                return super.createQp(r, o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(),
                        a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                        own(a.createCompletion()), a.requestContext(), a.ppNdkQp()));
            }

            @Override
            NtStatus closePd(NdkPdDispatch r, NdkPd o, CloseArgs a) {
                return r.closePd(o, own(a));
            }

            @Override
            NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
                return r.closeQp(o, own(a));
            }

            @Override
            NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
                return r.closeCq(o, own(a));
            }

            @Override
            NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
                return r.closeSharedEndpoint(o, own(a));
            }

            @Override
            NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
                return super.closeListener(r, o, own(a));
            }

            @Override
            NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
                return r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), own(a.requestCompletion()), a.requestContext()));
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                return r.closeConnector(o, own(a));
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                return r.connect(o, with(a, own(a.requestCompletion())));
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return r.connectWithSharedEndpoint(o, with(a, own(a.requestCompletion())));
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                return r.completeConnect(o, with(a, own(a.disconnectEvent()), own(a.requestCompletion())));
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return r.completeConnectEx(o, with(a, own(a.disconnectEvent()), own(a.requestCompletion())));
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        own(a.disconnectEvent()), own(a.requestCompletion())));
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        own(a.disconnectEvent()), own(a.requestCompletion())));
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                return r.disconnect(o, new DisconnectArgs(own(a.requestCompletion()), a.requestContext()));
            }
        };
    }
}
