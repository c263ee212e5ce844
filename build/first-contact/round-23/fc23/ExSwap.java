package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ExSwap extends Base {
    public ExSwap() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.outboundReadLimit(), a.inboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }
    }
}
