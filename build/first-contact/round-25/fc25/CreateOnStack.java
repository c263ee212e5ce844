package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: creations pend and call the completion on the stack of the caller. */
public final class CreateOnStack extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static final class Cell<T> implements ObjectPointer<T> {
            volatile T value;

            @Override
            public T get() {
                return value;
            }

            @Override
            public void set(T v) {
                value = v;
            }
        }

        private static <T extends NdkObject<?>> NtStatus end(NtStatus s, Cell<T> cell, NdkCreateCompletion c, long context) {
            if (!s.isSuccess()) {
                return s;
            }
            c.complete(context, s, cell.value);
            return NtStatus.STATUS_PENDING;
        }

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            Cell<NdkCq> cell = new Cell<>();
            return end(super.createCq(r, o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(), a.createCompletion(), a.requestContext(), cell)), cell, a.createCompletion(), a.requestContext());
        }

        @Override
        NtStatus createPd(NdkAdapterDispatch r, NdkAdapter o, CreatePdArgs a) {
            Cell<NdkPd> cell = new Cell<>();
            return end(super.createPd(r, o, new CreatePdArgs(a.createCompletion(), a.requestContext(), cell)), cell, a.createCompletion(), a.requestContext());
        }

        @Override
        NtStatus createConnector(NdkAdapterDispatch r, NdkAdapter o, CreateConnectorArgs a) {
            Cell<NdkConnector> cell = new Cell<>();
            return end(super.createConnector(r, o, new CreateConnectorArgs(a.createCompletion(), a.requestContext(), cell)), cell, a.createCompletion(), a.requestContext());
        }

        @Override
        NtStatus createListener(NdkAdapterDispatch r, NdkAdapter o, CreateListenerArgs a) {
            Cell<NdkListener> cell = new Cell<>();
            return end(super.createListener(r, o, new CreateListenerArgs(a.connectEvent(), a.connectEventContext(), a.createCompletion(), a.requestContext(), cell)), cell, a.createCompletion(), a.requestContext());
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            Cell<NdkSharedEndpoint> cell = new Cell<>();
            return end(super.createSharedEndpoint(r, o, new CreateSharedEndpointArgs(a.pAddress(), a.addressLength(), a.createCompletion(), a.requestContext(), cell)), cell, a.createCompletion(), a.requestContext());
        }
    }
}
