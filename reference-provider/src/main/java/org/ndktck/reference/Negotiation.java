package org.ndktck.reference;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;

/**
 * What one side asks for, what the peer answers, and what the consumer may read of it: read limits
 * and private data (Part D). Guarded by the provider's lock.
 */
final class Negotiation {

    private final ReferenceAdapter adapter;
    private ReadLimits requested = new ReadLimits(0, 0);
    private ReadLimits offered = requested;
    private @Nullable Received received;

    Negotiation(ReferenceAdapter adapter) {
        this.adapter = adapter;
    }

    /** What GetConnectionData hands out; kept as long as the connector, for late callers (AMB-03). */
    Received received() throws Refusal {
        return Refusal.unlessPresent(received, NtStatus.STATUS_CONNECTION_INVALID);
    }

    /** Active side: begins anew; gives the limits that travel with the request. */
    ReadLimits offer(ReadLimits asked) {
        received = null;
        requested = asked;
        offered = adapter.decisions().offered(asked, adapter.maxima());
        return offered;
    }

    /** Passive side: the request is here. */
    void arrive(Message.Request request) {
        offered = request.offered();
        ReadLimits visible = adapter.decisions().visibleBeforeAccept(offered, adapter.maxima());
        received = adapter.receive(visible, request.privateData());
    }

    /** Passive side: gives the limits that travel with the acceptance, or refuses before anything is changed. */
    ReadLimits grant(ReadLimits asked) throws Refusal {
        ReadLimits granted = adapter.decisions().granted(asked, adapter.maxima(), offered);
        received = received().withLimits(granted);
        return granted;
    }

    /** Active side: the acceptance is here. */
    void accepted(Message.Acceptance acceptance) {
        ReadLimits limits = adapter.decisions().effective(offered, requested, adapter.maxima(), acceptance.granted());
        received = adapter.receive(limits, acceptance.privateData());
    }

    /** Active side: the rejection's private data may be read (AMB-04); limits there are none. */
    void rejected(Message.Rejection rejection) {
        received = adapter.receive(new ReadLimits(0, 0), rejection.privateData());
    }
}
