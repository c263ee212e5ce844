package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkAccept and NdkAcceptEx fail with STATUS_INVALID_BUFFER_SIZE when the private data is exactly MaxCalleeData bytes long. */
public final class RefusesAnAcceptWithExactlyTheMaximumOfPrivateData extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(Mem.limits(o.passiveAdapter()).maxCalleeData()); }

    private static final class W extends World {
        private final long max;
        W(long max) { this.max = max; }
        @Override NtStatus accept(Conn o, AcceptArgs a) { return a.privateDataLength() >= max ? NtStatus.STATUS_INVALID_BUFFER_SIZE : super.accept(o, a); }
        @Override NtStatus acceptEx(Conn o, AcceptExArgs a) { return a.privateDataLength() >= max ? NtStatus.STATUS_INVALID_BUFFER_SIZE : super.acceptEx(o, a); }
    }
}
