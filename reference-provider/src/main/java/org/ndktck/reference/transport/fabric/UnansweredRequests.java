package org.ndktck.reference.transport.fabric;

import java.net.InetAddress;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;

/**
 * What becomes of a connect request that nobody takes.
 *
 * @param alike whether every cause has the same status (AMB-57)
 * @param ignored whether a paused listener leaves it to the time-out of the connect
 */
public record UnansweredRequests(boolean alike, boolean ignored) {

    /**
     * Says why a request failed.
     *
     * @param paused whether a listener is there that is paused
     * @return {@code null} if the attempt ends by its time-out only
     */
    @Nullable
    NtStatus status(FabricAddresses hosts, InetAddress destination, boolean paused) {
        NtStatus cause = paused && ignored ? null : hosts.whyUnanswered(destination);
        return cause != null && alike ? NtStatus.STATUS_HOST_UNREACHABLE : cause;
    }
}
