package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** sizeof(pointer) in place of the length: of the private data of an accept only the first eight bytes are copied, the rest goes out as zeros. */
public final class CopiesOnlyAPointersWorthOfTheAcceptData extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            private ConstBytePointer copy(ConstBytePointer from, long length) {
                if (from == null || length <= 8) {
                    return from;
                }
                byte[] bytes = new byte[(int) length];
                from.get(0, bytes, 0, 8);
                return Memory.of(bytes);
            }

            @Override
            protected NtStatus accept(Conn s, NdkConnector o, AcceptArgs a) {
                return s.real.accept(o, new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(),
                        copy(a.pPrivateData(), a.privateDataLength()), a.privateDataLength(), a.disconnectEvent(),
                        a.disconnectEventContext(), a.requestCompletion(), a.requestContext()));
            }

            @Override
            protected NtStatus acceptEx(Conn s, NdkConnector o, AcceptExArgs a) {
                return s.real.acceptEx(o, new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(),
                        copy(a.pPrivateData(), a.privateDataLength()), a.privateDataLength(), a.disconnectEvent(),
                        a.disconnectEventContext(), a.requestCompletion(), a.requestContext()));
            }
        };
    }
}
