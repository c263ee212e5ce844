package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Keeps a flag in place of a count: a connect over the endpoint sets it, the close of any connector over it clears it. */
public final class ForgetsTheSecondConnectorOfASharedEndpoint extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus connectShared(Con c, ConnectWithSharedEndpointArgs x) {
                sep(x.pNdkSharedEndpoint()).flag = true;
                return super.connectShared(c, x);
            }

            @Override
            void closed(Con c) {
                super.closed(c);
                Sep e = c.endpoint;
                if (e != null) {
                    e.flag = false;
                }
            }

            @Override
            NtStatus close(Sep e, CloseArgs x) {
                if (e.flag || e.open.isEmpty()) {
                    return super.close(e, x);
                }
                super.close(e, new CloseArgs(k -> { }, x.requestContext()));
                x.closeCompletion().complete(x.requestContext());
                return NtStatus.STATUS_PENDING;
            }
        };
    }
}
