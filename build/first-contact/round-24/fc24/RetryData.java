package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Sends the private data of the first NdkConnect of a connector with every later one that has some. */
public final class RetryData extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            if (a.pPrivateData() == null || a.privateDataLength() == 0) {
                return r.connect(o, a);
            }
            Con c = con(o);
            if (c.extra == null) {
                byte[] bytes = new byte[(int) a.privateDataLength()];
                a.pPrivateData().get(0, bytes, 0, bytes.length);
                c.extra = bytes;
                return r.connect(o, a);
            }
            byte[] first = (byte[]) c.extra;
            return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), new Bytes(first.clone()), first.length,
                    a.requestCompletion(), a.requestContext()));
        }

    }
}
