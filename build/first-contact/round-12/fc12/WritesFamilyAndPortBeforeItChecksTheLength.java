package fc12;

import org.ndktck.api.*;

/** NdkGetSharedEndpointLocalAddress stores family and port, four bytes, before it looks at the capacity: beyond a buffer of 0 to 3 bytes. */
public final class WritesFamilyAndPortBeforeItChecksTheLength extends Base {
    /** Makes it. */
    public WritesFamilyAndPortBeforeItChecksTheLength() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
                if (a.pAddress() == null || a.pAddressLength().get() >= 4) {
                    return r.getLocalAddress(o, a);
                }
                Bytes whole = new Bytes(new byte[28]);
                if (r.getLocalAddress(o, new GetAddressArgs(whole, new Num(28))).isSuccess()) {
                    try {
                        a.pAddress().put(0, whole.raw, 0, 4);
                    } catch (RuntimeException noSuchMemory) {
                        // the memory ends there
                    }
                }
                return r.getLocalAddress(o, a);
            }
        };
    }
}
