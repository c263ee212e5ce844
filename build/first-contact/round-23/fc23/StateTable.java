package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class StateTable extends Base {
    public StateTable() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            con(c).extra = c.dispatch();
            super.connectEvent(consumers, context, real, c, l);
        }

        private Ended back(NdkConnector o) {
            return s -> {
                if (s.isSuccess() && con(o).extra instanceof NdkConnectorDispatch d) {
                    o.setDispatch(d);
                }
                return s;
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            Ended e = back(o);
            return inline(r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            Ended e = back(o);
            return inline(r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), then(a.requestCompletion(), e))), e);
        }
    }
}
