package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class TailLater extends Base {
    public TailLater() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static final int FIRST_PART = 64;

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Con k = con(c);
            k.extra = "head only";
            try {
                consumers.connectEvent(context, c);
            } finally {
                k.extra = null;
            }
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            if (con(o).extra != null) {
                Data d = data(r, o);
                if (d != null && d.bytes().length > FIRST_PART) {
                    byte[] bytes = Arrays.copyOf(Arrays.copyOf(d.bytes(), FIRST_PART), d.bytes().length);
                    return answer(a, new Data(bytes, d.inbound(), d.outbound()));
                }
            }
            return r.getConnectionData(o, a);
        }
    }
}
