package fc1;

import java.util.*;
import org.ndktck.api.*;

/** LAWFUL: the required size of connection data is a multiple of 64; filler follows what the peer sent. */
public final class RoundsTheRequiredSizeUpToSixtyFour extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            @Override
            public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs x) {
                Memory.Cell size = new Memory.Cell(0);
                NtStatus s = super.getConnectionData(o, new GetConnectionDataArgs(null, null, null, size));
                if (!s.isSuccess()) return s;
                int sent = (int) size.get();
                int required = Math.max(64, (sent + 63) / 64 * 64);
                Memory data = new Memory(required);
                s = super.getConnectionData(o, new GetConnectionDataArgs(
                        x.pInboundReadLimit(), x.pOutboundReadLimit(), data, size));
                if (!s.isSuccess()) return s;
                byte[] bytes = data.first(required);
                Arrays.fill(bytes, sent, required, (byte) 0xA5);
                long capacity = x.pPrivateDataLength().get();
                x.pPrivateDataLength().set(required);
                if (x.pPrivateData() == null) return NtStatus.STATUS_SUCCESS;
                int count = (int) Math.min(capacity, required);
                if (count > 0) x.pPrivateData().put(0, bytes, 0, count);
                return capacity < required ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
