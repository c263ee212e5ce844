package org.ndktck.faulty;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;

/** The reference provider, which takes a request that is posted during another thread's call and never tells its end. */
public abstract class LostPostFault extends PostingRaceFault {

    private final Set<Long> lost = ConcurrentHashMap.newKeySet();

    /**
     * Derives a provider.
     *
     * @param other what the other thread calls, for example {@link DispatchFunction#FLUSH}
     */
    protected LostPostFault(DispatchFunction other) {
        super(other);
    }

    @Override
    protected final NtStatus postedMeanwhile(Intercepted post) {
        lost.add(post.requestContext());
        return post.status();
    }

    @Override
    protected final void handingOut(List<NdkResult> results, long room) {
        results.removeIf(result -> lost.contains(result.requestContext()));
    }
}
