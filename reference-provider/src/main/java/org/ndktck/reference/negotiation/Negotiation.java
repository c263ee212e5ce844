package org.ndktck.reference.negotiation;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;

/**
 * What one side asks for, what the peer answers, and what the consumer may read of it: read limits
 * and private data (Part D). Guarded by the provider's lock.
 */
public final class Negotiation {

    private final Decisions decisions;
    private final ReadLimits maxima;
    private final RequiredSizes requiredSizes;
    private ReadLimits requested = new ReadLimits(0, 0);
    private ReadLimits offered = requested;
    private @Nullable ReceivedData received;

    /**
     * Begins with nothing asked for and nothing received.
     *
     * @param maxima the adapter's
     */
    public Negotiation(Decisions decisions, ReadLimits maxima, RequiredSizes requiredSizes) {
        this.decisions = decisions;
        this.maxima = maxima;
        this.requiredSizes = requiredSizes;
    }

    /** What GetConnectionData hands out; kept as long as the connector, for late callers (AMB-03). */
    public ReceivedData received() throws Refusal {
        return Refusal.unlessPresent(received, NtStatus.STATUS_CONNECTION_INVALID);
    }

    /** Active side: begins anew; gives the limits that travel with the request. */
    public ReadLimits offer(ReadLimits asked) {
        received = null;
        requested = asked;
        offered = decisions.offered(asked, maxima);
        return offered;
    }

    /** Passive side: the request is here. */
    public void arrive(ReadLimits offeredByPeer, PrivateData privateData) {
        offered = offeredByPeer;
        ReadLimits visible = decisions.visibleBeforeAccept(offered, maxima);
        received = receive(visible, privateData);
    }

    /** Passive side: gives the limits that travel with the acceptance, or refuses before anything is changed. */
    public ReadLimits grant(ReadLimits asked) throws Refusal {
        ReadLimits granted = decisions.granted(asked, maxima, offered);
        received = received().withLimits(granted);
        return granted;
    }

    /** Active side: the acceptance is here. */
    public void accepted(ReadLimits grantedByPeer, PrivateData privateData) {
        ReadLimits limits = decisions.effective(offered, requested, maxima, grantedByPeer);
        received = receive(limits, privateData);
    }

    /** Active side: the rejection's private data may be read (AMB-04); limits there are none. */
    public void rejected(PrivateData privateData) {
        received = receive(new ReadLimits(0, 0), privateData);
    }

    /** Turns what a message brought into what GetConnectionData hands out. */
    private ReceivedData receive(ReadLimits limits, PrivateData sent) {
        return new ReceivedData(limits, requiredSizes.pad(sent));
    }
}
