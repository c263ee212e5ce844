package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Where several flushed requests of a QP are taken from the CQ by one call, all of them carry the RequestContext of the first. */
public final class FlushBatch extends Base {
    public FlushBatch() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
            Map<Long, Long> heads = new HashMap<>();
            return r.getCqResults(o, new GetCqResultsArgs((index, result) -> {
                if (result.status().equals(NtStatus.STATUS_CANCELLED)) {
                    Long head = heads.putIfAbsent(result.qpContext(), result.requestContext());
                    if (head != null) {
                        a.results().put(index, new NdkResult(result.status(), result.bytesTransferred(), result.qpContext(), head));
                        return;
                    }
                }
                a.results().put(index, result);
            }, a.nResults()));
        }
    }
}
