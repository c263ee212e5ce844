package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An accepted connector copies the address that was given to NdkListen, so that it reports port 0 where the listener was told to choose its port. */
public final class ListenZero extends Base {
    public ListenZero() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            NdkSockaddr asked = read(a.pAddress(), a.addressLength());
            Lis l = of(o);
            if (l != null && asked != null) {
                l.extra = asked.port() == 0 ? "zero" : null;
            }
            return r.listen(o, a);
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            Lis l = origin(o);
            if (l == null || l.extra == null) {
                return r.getLocalAddress(o, a);
            }
            NdkSockaddr real = address(x -> r.getLocalAddress(o, x));
            return real == null ? r.getLocalAddress(o, a) : answer(a, real.withPort(0));
        }
    }
}
