package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class LeavesTheCapacityAsTheLengthOfAListenersAddress extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Lis lis(NdkListenerDispatch r) { return new Lis(r) {
            public NtStatus getLocalAddress(NdkListener l, GetAddressArgs g) {
                long capacity = g.pAddressLength().get();
                NtStatus s = r.getLocalAddress(l, g);
                if (s.isSuccess()) g.pAddressLength().set(capacity);
                return s;
            }
        }; }
    }
}
