package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A connector whose connect ended with a failure refuses a second connect inline with STATUS_INVALID_DEVICE_STATE; a new connector connects, with the old or a new queue pair, which is all that AMB-06 asks for. */
public final class RefusesToRetryOnAFailedConnector extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private final Set<NdkConnector> failed = Collections.newSetFromMap(weak());
            private NdkRequestCompletion watched(NdkConnector o, NdkRequestCompletion c) {
                return (context, status) -> {
                    if (!status.isSuccess()) failed.add(o);
                    c.complete(context, status);
                };
            }
            private NtStatus ended(NdkConnector o, NtStatus s) {
                if (s.isFailure()) failed.add(o);
                return s;
            }
            @Override public NtStatus connect(NdkConnector o, ConnectArgs a) {
                if (failed.contains(o)) return NtStatus.STATUS_INVALID_DEVICE_STATE;
                return ended(o, super.connect(o, with(a, watched(o, a.requestCompletion()))));
            }
            @Override public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
                if (failed.contains(o)) return NtStatus.STATUS_INVALID_DEVICE_STATE;
                return ended(o, super.connectWithSharedEndpoint(o, with(a, watched(o, a.requestCompletion()))));
            }
        };
    }
}
