package org.ndktck.reference.negotiation;

import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;

/**
 * The pure decisions of a connection: the sentences of the documents that are arithmetic. First hook
 * of the provider; {@link DocumentedDecisions} follows the documents line by line.
 */
public interface Decisions {

    /**
     * Decides what the active side offers the peer (CON-07, CON-09).
     *
     * @param requested the limits given to NdkConnect
     * @param maxima the active adapter's maxima
     * @return the limits that travel with the request, seen from the active side
     */
    ReadLimits offered(ReadLimits requested, ReadLimits maxima);

    /**
     * Decides what the passive side sees before Accept (GCD-02).
     *
     * @param offeredByPeer the limits of the request, seen from the active side
     * @param maxima the passive adapter's maxima
     * @return the limits GetConnectionData reports, seen from the passive side
     */
    ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima);

    /**
     * Decides the limits of the connection on the passive side (ACC-04 to ACC-07).
     *
     * @param requested the limits given to NdkAccept
     * @param maxima the passive adapter's maxima
     * @param offeredByPeer the limits of the request, seen from the active side
     * @return the limits that travel with the acceptance, seen from the passive side
     * @throws Refusal to fail NdkAccept for the limits alone, which the documents never do (ACC-08)
     */
    ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) throws Refusal;

    /**
     * Decides what the active side sees after its connect succeeded (CON-08, CON-10).
     *
     * @param offered what {@link #offered} decided, seen from the active side
     * @param requested the limits given to NdkConnect
     * @param maxima the active adapter's maxima
     * @param grantedByPeer the limits of the acceptance, seen from the passive side
     * @return the limits GetConnectionData reports, seen from the active side
     */
    ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer);

    /**
     * Decides how many bytes GetConnectionData copies (GCD-09).
     *
     * @param capacity {@code *pPrivateDataLength} on entry
     * @param requiredSize RDS
     * @return the number of bytes, from the first on
     */
    long bytesToCopy(long capacity, long requiredSize);

    /**
     * Decides the status of a fetch into a buffer (GCD-10, GCD-11, GCD-14).
     *
     * @param capacity {@code *pPrivateDataLength} on entry
     * @param requiredSize RDS
     * @return STATUS_SUCCESS or STATUS_BUFFER_TOO_SMALL
     */
    NtStatus fetchStatus(long capacity, long requiredSize);

    /**
     * Decides the status of a size query (GCD-07).
     *
     * @param requiredSize RDS
     * @return STATUS_SUCCESS
     */
    NtStatus sizeQueryStatus(long requiredSize);
}
