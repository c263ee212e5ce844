package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkGetPeerAddress of a connector that a listener delivered stores the port in host byte order, so the peer's port comes out with its two bytes swapped. */
public final class SwapsThePortBytesOfThePassivePeer extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    @Override public NtStatus getPeerAddress(NdkConnector c, GetAddressArgs x) {
                        NtStatus status = real.getPeerAddress(c, x);
                        if (status.isSuccess() && over != null && x.pAddress() != null) {
                            byte high = x.pAddress().get(2);
                            byte low = x.pAddress().get(3);
                            x.pAddress().put(2, low);
                            x.pAddress().put(3, high);
                        }
                        return status;
                    }
                };
            }
        };
    }
}
