package fc10;

import org.ndktck.api.*;

/** Wrong: takes a batch of results out of the queue and drops those for which the consumer gave no room. */
public final class LosesTheResultsBeyondTheRoom extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private static final long BATCH = 64;

            @Override
            long getCqResults(NdkCq o, GetCqResultsArgs a) {
                long room = a.nResults();
                long taken = super.getCqResults(o, new GetCqResultsArgs((index, result) -> {
                    if (index < room) {
                        a.results().put(index, result);
                    }
                }, Math.max(room, BATCH)));
                return Math.min(room, taken);
            }
        };
    }
}
