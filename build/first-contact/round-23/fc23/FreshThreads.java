package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class FreshThreads extends Base {
    public FreshThreads() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        /** Calls a callback of the consumer on a new thread and waits for its return. */
        private static void fresh(Runnable callback) {
            Throwable[] thrown = new Throwable[1];
            Thread t = new Thread(() -> {
                try {
                    callback.run();
                } catch (Throwable x) {
                    thrown[0] = x;
                }
            }, "fresh");
            t.setDaemon(true);
            t.start();
            boolean interrupted = false;
            while (true) {
                try {
                    t.join();
                    break;
                } catch (InterruptedException x) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            if (thrown[0] instanceof RuntimeException x) {
                throw x;
            }
            if (thrown[0] instanceof Error x) {
                throw x;
            }
        }

        private static NdkRequestCompletion fresh(NdkRequestCompletion c) {
            return (context, status) -> fresh(() -> c.complete(context, status));
        }

        private static NdkDisconnectEventCallback fresh(NdkDisconnectEventCallback e) {
            return e == null ? null : context -> fresh(() -> e.disconnectEvent(context));
        }

        private static NdkDisconnectEventCallbackEx fresh(NdkDisconnectEventCallbackEx e) {
            return e == null ? null : (context, why) -> fresh(() -> e.disconnectEvent(context, why));
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            fresh(() -> consumers.connectEvent(context, c));
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, fresh(a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, fresh(a.requestCompletion())));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    fresh(a.disconnectEvent()), fresh(a.requestCompletion())));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), fresh(a.disconnectEvent()), fresh(a.requestCompletion())));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, fresh(a.disconnectEvent()), fresh(a.requestCompletion())));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, fresh(a.disconnectEvent()), fresh(a.requestCompletion())));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(fresh(a.requestCompletion()), a.requestContext()));
        }
    }
}
