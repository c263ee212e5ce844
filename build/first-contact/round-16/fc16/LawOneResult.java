package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetCqResults gives one result a call, however many there are. */
public final class LawOneResult extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
                return r.getCqResults(o, a.nResults() > 1 ? new GetCqResultsArgs(a.results(), 1) : a);
            }
        };
    }
}
