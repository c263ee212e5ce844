package org.ndktck.reference.negotiation;

import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;

/** The decisions as the documents state them. Faulty providers override one method. */
public class DocumentedDecisions implements Decisions {

    /** Makes the decisions; they have no state. */
    public DocumentedDecisions() {}

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return requested.atMost(maxima);
    }

    @Override
    public ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima) {
        return maxima.atMost(offeredByPeer.seenByPeer());
    }

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) throws Refusal {
        return requested.atMost(maxima).atMost(offeredByPeer.seenByPeer());
    }

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return offered.atMost(grantedByPeer.seenByPeer());
    }

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return Math.min(capacity, requiredSize);
    }

    @Override
    public NtStatus fetchStatus(long capacity, long requiredSize) {
        return capacity >= requiredSize ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }

    @Override
    public NtStatus sizeQueryStatus(long requiredSize) {
        return NtStatus.STATUS_SUCCESS;
    }
}
