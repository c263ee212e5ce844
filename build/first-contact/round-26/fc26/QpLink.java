package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class QpLink extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private void link(NdkConnector o, NdkQp q) {
            con(o).extra = q;
            q.ndkReserved().set(2, 0x51504C4BL);
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            link(o, a.pNdkQp());
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            link(o, a.pNdkQp());
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            if (con(o).extra instanceof NdkQp q) {
                q.ndkReserved().set(2, 0);
            }
            return r.closeConnector(o, a);
        }
    }
}
