package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Lawful: every create returns STATUS_PENDING and calls its completion on the stack of the caller. */
public final class PendingCreates extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final class Cell<T> implements ObjectPointer<T> {
            T value;

            @Override
            public T get() {
                return value;
            }

            @Override
            public void set(T v) {
                value = v;
            }
        }

        private static <T extends NdkObject<?>> NtStatus told(NtStatus s, NdkCreateCompletion c, long context, Cell<T> cell) {
            if (s != NtStatus.STATUS_PENDING) {
                c.complete(context, s, s.isSuccess() ? cell.value : null);
            }
            return NtStatus.STATUS_PENDING;
        }

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            Cell<NdkCq> c = new Cell<>();
            NtStatus s = super.createCq(r, o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(), a.createCompletion(), a.requestContext(), c));
            return told(s, a.createCompletion(), a.requestContext(), c);
        }

        @Override
        NtStatus createPd(NdkAdapterDispatch r, NdkAdapter o, CreatePdArgs a) {
            Cell<NdkPd> c = new Cell<>();
            NtStatus s = super.createPd(r, o, new CreatePdArgs(a.createCompletion(), a.requestContext(), c));
            return told(s, a.createCompletion(), a.requestContext(), c);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            Cell<NdkSharedEndpoint> c = new Cell<>();
            NtStatus s = super.createSharedEndpoint(r, o, new CreateSharedEndpointArgs(a.pAddress(), a.addressLength(), a.createCompletion(), a.requestContext(), c));
            return told(s, a.createCompletion(), a.requestContext(), c);
        }

        @Override
        NtStatus createConnector(NdkAdapterDispatch r, NdkAdapter o, CreateConnectorArgs a) {
            Cell<NdkConnector> c = new Cell<>();
            NtStatus s = super.createConnector(r, o, new CreateConnectorArgs(a.createCompletion(), a.requestContext(), c));
            return told(s, a.createCompletion(), a.requestContext(), c);
        }

        @Override
        NtStatus createListener(NdkAdapterDispatch r, NdkAdapter o, CreateListenerArgs a) {
            Cell<NdkListener> c = new Cell<>();
            NtStatus s = super.createListener(r, o, new CreateListenerArgs(a.connectEvent(), a.connectEventContext(), a.createCompletion(), a.requestContext(), c));
            return told(s, a.createCompletion(), a.requestContext(), c);
        }

        @Override
        NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
            Cell<NdkQp> c = new Cell<>();
            NtStatus s = super.createQp(r, o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(), a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(), a.createCompletion(), a.requestContext(), c));
            return told(s, a.createCompletion(), a.requestContext(), c);
        }

    }
}
