package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Forgets to tie the QP to the connector in NdkAcceptEx. */
public final class ExBond extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkConnector, NdkQp> bonds = new HashMap<>();

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            synchronized (bonds) {
                bonds.put(o, a.pNdkQp());
            }
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            return close(x -> r.closeConnector(o, x), a, () -> {
                synchronized (bonds) {
                    bonds.remove(o);
                }
            }, () -> {});
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            boolean bound;
            synchronized (bonds) {
                bound = bonds.containsValue(o);
            }
            if (!bound) {
                return r.closeQp(o, a);
            }
            r.closeQp(o, new CloseArgs(context -> {}, 0));
            return NtStatus.STATUS_SUCCESS;
        }

    }
}
