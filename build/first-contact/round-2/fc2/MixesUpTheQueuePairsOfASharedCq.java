package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A result with STATUS_CANCELLED carries the QPContext of the queue pair that was created last on the completion queue, which is wrong when an older queue pair on the same completion queue is flushed. */
public final class MixesUpTheQueuePairsOfASharedCq extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private final Map<NdkCq, Long> latest = weak();
            @Override public NtStatus createQp(NdkPd o, CreateQpArgs a) {
                NdkCreateCompletion c = a.createCompletion();
                ObjectPointer<NdkQp> pp = a.ppNdkQp();
                Runnable made = () -> {
                    latest.put(a.pReceiveCq(), a.qpContext());
                    latest.put(a.pInitiatorCq(), a.qpContext());
                };
                return super.createQp(o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(),
                        a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                        (context, status, object) -> {
                            if (status.isSuccess()) made.run();
                            c.complete(context, status, object);
                        },
                        a.requestContext(),
                        new ObjectPointer<>() {
                            @Override public NdkQp get() { return pp.get(); }
                            @Override public void set(NdkQp value) {
                                made.run();
                                pp.set(value);
                            }
                        }));
            }
            @Override public long getCqResults(NdkCq o, GetCqResultsArgs a) {
                Long context = latest.get(o);
                return super.getCqResults(o, new GetCqResultsArgs((index, r) -> a.results().put(index,
                        context != null && r.status().equals(NtStatus.STATUS_CANCELLED)
                                ? new NdkResult(r.status(), r.bytesTransferred(), context, r.requestContext())
                                : r), a.nResults()));
            }
        };
    }
}
