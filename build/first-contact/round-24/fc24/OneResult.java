package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: a poll of a CQ takes one result at a time, however many are asked for. */
public final class OneResult extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
            return r.getCqResults(o, new GetCqResultsArgs(a.results(), Math.min(1, a.nResults())));
        }

    }
}
