package org.ndktck.scripted;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.ndktck.api.NtStatus;

/** Answers STATUS_PENDING, and completes when it is told to. */
public final class HeldRequests implements Behaviour {

    private final Queue<Request> requests = new ConcurrentLinkedQueue<>();

    @Override
    public NtStatus answer(Request request) {
        requests.add(request);
        return NtStatus.STATUS_PENDING;
    }

    /** Completes every request that was ever held, once more where it was completed before. */
    public void complete() {
        requests.forEach(request -> request.complete(NtStatus.STATUS_SUCCESS));
    }

    /** Every request that was ever held. */
    public List<Request> requests() {
        return List.copyOf(requests);
    }
}
