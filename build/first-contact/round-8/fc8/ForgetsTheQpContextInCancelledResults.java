package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class ForgetsTheQpContextInCancelledResults extends Base {
    @Override NdkCqDispatch cq(NdkCqDispatch real) {
        return new NdkCqDispatch() {
            @Override public NtStatus closeCq(NdkCq q, CloseArgs x) { return real.closeCq(q, x); }
            @Override public NtStatus queryExtension(NdkCq q, QueryExtensionArgs x) { return real.queryExtension(q, x); }
            @Override public void armCq(NdkCq q, NdkCqNotificationType t) { real.armCq(q, t); }
            @Override public long getCqResults(NdkCq q, GetCqResultsArgs x) {
                return real.getCqResults(q, new GetCqResultsArgs((i, res) -> x.results().put(i,
                        res.status().equals(NtStatus.STATUS_CANCELLED)
                                ? new NdkResult(res.status(), res.bytesTransferred(), 0, res.requestContext()) : res), x.nResults()));
            }
        };
    }
}
