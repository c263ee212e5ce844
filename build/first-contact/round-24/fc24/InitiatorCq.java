package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Forgets the reference of a QP on the CQ that is its initiator CQ only. */
public final class InitiatorCq extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private record Cqs(NdkCq receive, NdkCq initiator) {}

        private final Map<NdkQp, Cqs> open = new HashMap<>();

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            synchronized (open) {
                open.put(q, new Cqs(a.pReceiveCq(), a.pInitiatorCq()));
            }
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            return close(x -> r.closeQp(o, x), a, () -> {
                synchronized (open) {
                    open.remove(o);
                }
            }, () -> {});
        }

        @Override
        NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
            boolean receives = false;
            boolean initiates = false;
            synchronized (open) {
                for (Cqs c : open.values()) {
                    receives |= c.receive() == o;
                    initiates |= c.initiator() == o;
                }
            }
            if (!initiates || receives) {
                return r.closeCq(o, a);
            }
            r.closeCq(o, new CloseArgs(context -> {}, 0));
            return NtStatus.STATUS_SUCCESS;
        }

    }
}
