package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The QPContext of a batch of results is looked up once. */
public final class BatchContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
            ResultPointer p = a.results();
            NdkResult[] first = new NdkResult[1];
            ResultPointer mine = (index, result) -> {
                if (first[0] == null) {
                    first[0] = result;
                    p.put(index, result);
                } else {
                    p.put(index, new NdkResult(result.status(), result.bytesTransferred(), first[0].qpContext(),
                            result.requestContext()));
                }
            };
            return r.getCqResults(o, new GetCqResultsArgs(p == null ? null : mine, a.nResults()));
        }
    }
}
