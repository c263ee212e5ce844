package fc10;

import java.util.concurrent.atomic.AtomicReference;
import org.ndktck.api.*;

/** Lawful: a listener has a backlog of one; further requests are refused until the consumer has decided on that one. */
public final class RefusesASecondUndecidedRequest extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            /** The listener's state; in it the undecided connector, if any, by a mark of its own. */
            private final Each<NdkListener, AtomicReference<Object>> backlogs = new Each<>(AtomicReference::new);
            private final Each<NdkConnector, Object> marks = new Each<>(Object::new);

            @Override
            void connectEvent(NdkListener listener, NdkConnector connector, CreateListenerArgs a, long context) {
                if (backlogs.of(listener).compareAndSet(null, marks.of(connector))) {
                    super.connectEvent(listener, connector, a, context);
                    return;
                }
                super.reject(connector, new RejectArgs(null, 0));
                super.closeConnector(connector, new CloseArgs(nobody -> { }, 0));
            }

            private void decided(NdkConnector o) {
                NdkListener listener = listenerOf(o);
                if (listener != null) {
                    backlogs.of(listener).compareAndSet(marks.of(o), null);
                }
            }

            @Override
            NtStatus accept(NdkConnector o, AcceptArgs a) {
                decided(o);
                return super.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                decided(o);
                return super.acceptEx(o, a);
            }

            @Override
            NtStatus reject(NdkConnector o, RejectArgs a) {
                decided(o);
                return super.reject(o, a);
            }

            @Override
            NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                decided(o);
                return super.closeConnector(o, a);
            }
        };
    }
}
