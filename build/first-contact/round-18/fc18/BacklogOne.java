package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A listener refuses a request while another one that it delivered is undecided. */
public final class BacklogOne extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private AtomicReference<NdkConnector> slot(Lis l) {
                synchronized (l) {
                    if (l.extra == null) {
                        l.extra = new AtomicReference<NdkConnector>();
                    }
                    @SuppressWarnings("unchecked")
                    AtomicReference<NdkConnector> s = (AtomicReference<NdkConnector>) l.extra;
                    return s;
                }
            }

            private void decided(NdkConnector o) {
                Lis l = origin(o);
                if (l != null) {
                    slot(l).compareAndSet(o, null);
                }
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                if (slot(l).compareAndSet(null, c)) {
                    consumers.connectEvent(context, c);
                } else {
                    turnDown(real, c);
                }
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                decided(o);
                return r.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                decided(o);
                return r.acceptEx(o, a);
            }

            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                decided(o);
                return r.reject(o, a);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                decided(o);
                return r.closeConnector(o, a);
            }
        };
    }
}
