package fc10;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;

/** Lawful: the required size is that of the next cell of the transport, a few bytes of no meaning more than were sent, another number on each connector. */
public final class PadsThePrivateDataDifferentlyOnEachConnector extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private final AtomicInteger count = new AtomicInteger();
            private final Each<NdkConnector, Integer> pads = new Each<>(() -> new int[] {3, 64, 17}[count.getAndIncrement() % 3]);

            @Override
            NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) {
                Memory.Bytes all = new Memory.Bytes(8192);
                Memory.Cell length = new Memory.Cell(8192);
                NtStatus status = super.getConnectionData(o,
                        new GetConnectionDataArgs(a.pInboundReadLimit(), a.pOutboundReadLimit(), all, length));
                if (!status.isSuccess()) {
                    return status;
                }
                int sent = (int) length.get();
                int required = sent + pads.of(o);
                byte[] bytes = all.array(required);
                Arrays.fill(bytes, sent, required, (byte) 0xEE);
                long room = a.pPrivateDataLength().get();
                a.pPrivateDataLength().set(required);
                if (a.pPrivateData() == null) {
                    return NtStatus.STATUS_SUCCESS;
                }
                a.pPrivateData().put(0, bytes, 0, (int) Math.min(room, required));
                return room < required ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
