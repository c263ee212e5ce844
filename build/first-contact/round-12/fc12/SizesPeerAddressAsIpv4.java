package fc12;

import org.ndktck.api.*;

/** NdkGetPeerAddress of an IPv6 connection takes a buffer of 16 to 27 bytes for large enough: it stores as much as fits, and that number, and returns STATUS_SUCCESS. */
public final class SizesPeerAddressAsIpv4 extends Base {
    /** Makes it. */
    public SizesPeerAddressAsIpv4() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                long capacity = a.pAddressLength().get();
                if (a.pAddress() == null || capacity < 16 || capacity >= 28) {
                    return r.getPeerAddress(o, a);
                }
                Bytes whole = new Bytes(new byte[28]);
                Num length = new Num(28);
                NtStatus status = r.getPeerAddress(o, new GetAddressArgs(whole, length));
                if (!status.isSuccess() || length.value <= capacity) {
                    return r.getPeerAddress(o, a);
                }
                a.pAddress().put(0, whole.raw, 0, (int) capacity);
                a.pAddressLength().set(capacity);
                return status;
            }
        };
    }
}
