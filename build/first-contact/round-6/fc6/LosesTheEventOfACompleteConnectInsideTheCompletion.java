package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Resets the connector's event when the connect's completion has returned, after a NdkCompleteConnect made in there has set it. */
public final class LosesTheEventOfACompleteConnectInsideTheCompletion extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            private NdkRequestCompletion noted(Con c, NdkRequestCompletion done) {
                return (k, s) -> {
                    c.note = Thread.currentThread();
                    try {
                        done.complete(k, s);
                    } finally {
                        c.note = null;
                    }
                };
            }

            @Override
            NtStatus connect(Con c, ConnectArgs x) {
                return super.connect(c, with(x, noted(c, x.requestCompletion())));
            }

            @Override
            NtStatus connectShared(Con c, ConnectWithSharedEndpointArgs x) {
                return super.connectShared(c, with(x, noted(c, x.requestCompletion())));
            }

            @Override
            NtStatus completeConnect(Con c, CompleteConnectArgs x) {
                return super.completeConnect(c, c.note == Thread.currentThread() ? with(x, null, x.requestCompletion()) : x);
            }

            @Override
            NtStatus completeConnectEx(Con c, CompleteConnectExArgs x) {
                return super.completeConnectEx(c, c.note == Thread.currentThread() ? with(x, null, x.requestCompletion()) : x);
            }
        };
    }
}
