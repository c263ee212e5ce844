package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A fetch into a buffer that is too small copies whole 32-bit words, so that a capacity that is no multiple of four is overrun by up to three bytes. */
public final class DwordCopy extends Base {
    public DwordCopy() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            if (a.pPrivateData() == null) {
                return r.getConnectionData(o, a);
            }
            int capacity = (int) Math.min(a.pPrivateDataLength().get(), 4096);
            NtStatus s = r.getConnectionData(o, a);
            if (s.equals(NtStatus.STATUS_BUFFER_TOO_SMALL) && capacity % 4 != 0) {
                Data d = data(r, o);
                if (d != null) {
                    int end = Math.min((capacity + 3) / 4 * 4, d.bytes().length);
                    for (int i = capacity; i < end; i++) {
                        a.pPrivateData().put(i, d.bytes()[i]);
                    }
                }
            }
            return s;
        }
    }
}
