package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class QpCloseWorker extends Base {
    public QpCloseWorker() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            return r.closeQp(o, new CloseArgs(context -> {
                Thread t = new Thread(() -> a.closeCompletion().complete(context), "qp-close");
                t.setDaemon(true);
                t.start();
            }, a.requestContext()));
        }
    }
}
