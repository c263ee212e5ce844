package fc1;

import org.ndktck.api.*;

/** WRONG: NdkGetLocalAddress of a connector stores the port little endian. */
public final class StoresThePortInHostOrder extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            @Override
            public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs x) {
                NtStatus s = super.getLocalAddress(o, x);
                if (s.isSuccess() && x.pAddress() != null) {
                    byte high = x.pAddress().get(2);
                    x.pAddress().put(2, x.pAddress().get(3));
                    x.pAddress().put(3, high);
                }
                return s;
            }
        };
    }
}
