package fc10;

import org.ndktck.api.*;

/** Wrong: reads private data like a stream; what went into a buffer that was too small is gone. */
public final class ConsumesThePrivateDataOfAShortFetch extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private final Each<NdkConnector, int[]> taken = new Each<>(() -> new int[1]);

            @Override
            NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) {
                int[] position = taken.of(o);
                synchronized (position) {
                    Memory.Bytes all = new Memory.Bytes(8192);
                    Memory.Cell length = new Memory.Cell(8192);
                    NtStatus status = super.getConnectionData(o,
                            new GetConnectionDataArgs(a.pInboundReadLimit(), a.pOutboundReadLimit(), all, length));
                    if (!status.isSuccess()) {
                        return status;
                    }
                    int from = Math.min(position[0], (int) length.get());
                    int left = (int) length.get() - from;
                    long room = a.pPrivateDataLength().get();
                    a.pPrivateDataLength().set(left);
                    if (a.pPrivateData() == null) {
                        return NtStatus.STATUS_SUCCESS;
                    }
                    int count = (int) Math.min(room, left);
                    a.pPrivateData().put(0, all.array(from + count), from, count);
                    if (count == left) {
                        return NtStatus.STATUS_SUCCESS;
                    }
                    position[0] = from + count;
                    return NtStatus.STATUS_BUFFER_TOO_SMALL;
                }
            }

            @Override
            NtStatus connect(NdkConnector o, ConnectArgs a) {
                restart(o);
                return super.connect(o, a);
            }

            @Override
            NtStatus connectShared(NdkConnector o, ConnectWithSharedEndpointArgs a) {
                restart(o);
                return super.connectShared(o, a);
            }

            private void restart(NdkConnector o) {
                int[] position = taken.of(o);
                synchronized (position) {
                    position[0] = 0;
                }
            }
        };
    }
}
