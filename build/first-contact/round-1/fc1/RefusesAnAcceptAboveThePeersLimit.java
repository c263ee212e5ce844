package fc1;

import org.ndktck.api.*;

/** WRONG: an accept whose inbound limit is within the adapter's maximum, but above what the peer grants, fails. */
public final class RefusesAnAcceptAboveThePeersLimit extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private volatile long maxInbound;

            @Override
            void opened(NdkAdapter adapter) {
                Memory info = new Memory(NdkAdapterInfo.SIZE);
                real(adapter).queryAdapterInfo(adapter, new QueryAdapterInfoArgs(info, new Memory.Cell(NdkAdapterInfo.SIZE)));
                maxInbound = Integer.toUnsignedLong(info.bytes.getInt(0x38));
            }

            @Override
            public NtStatus accept(NdkConnector o, AcceptArgs x) {
                return above(o, x.inboundReadLimit())
                        ? NtStatus.STATUS_INVALID_PARAMETER : super.accept(o, x);
            }

            @Override
            public NtStatus acceptEx(NdkConnector o, AcceptExArgs x) {
                return above(o, x.inboundReadLimit())
                        ? NtStatus.STATUS_INVALID_PARAMETER : super.acceptEx(o, x);
            }

            private boolean above(NdkConnector o, long inbound) {
                Memory.Cell in = new Memory.Cell(0);
                NtStatus s = real(o).getConnectionData(o, new GetConnectionDataArgs(in, null, null, new Memory.Cell(0)));
                return s.isSuccess() && inbound <= maxInbound && inbound > in.get();
            }
        };
    }
}
