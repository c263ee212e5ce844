package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class OneResult extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        @Override
        long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
            return r.getCqResults(o, new GetCqResultsArgs(a.results(), Math.min(a.nResults(), 1)));
        }
    }
}
