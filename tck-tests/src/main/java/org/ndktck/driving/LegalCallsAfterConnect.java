package org.ndktck.driving;

import org.ndktck.api.NtStatus;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.trial.Trial;

/**
 * What may follow a connect that succeeded, one call of each kind.
 *
 * @param fetch NdkGetConnectionData
 * @param reject NdkReject, on another connection
 * @param complete NdkCompleteConnect
 * @param disconnect NdkDisconnect on the active side, after which the peer disconnected, too
 */
public record LegalCallsAfterConnect(
        GetConnectionDataCall fetch, Call reject, AsyncCall complete, AsyncCall disconnect) {

    /** Makes the calls. */
    public static LegalCallsAfterConnect of(Connection rejected, Connection kept, Trial trial) {
        Call reject = rejected.accepted().active().reject();
        GetConnectionDataCall fetch = kept.accepted().active().read().ample();
        kept.attempted();
        AsyncCall complete = kept.active().answer();
        trial.require(
                !complete.completion().succeeded()
                        || kept.passive().answer().completion().succeeded(),
                () -> "the accept " + kept.passive().answer().completion().words());
        AsyncCall disconnect = complete.completion().succeeded() ? disconnect(kept, trial) : complete;
        return new LegalCallsAfterConnect(fetch, reject, complete, disconnect);
    }

    private static AsyncCall disconnect(Connection connection, Trial trial) {
        AsyncCall disconnect = connection.active().disconnect();
        trial.settle(connection.passive().disconnect());
        trial.settle(disconnect);
        return disconnect;
    }

    /** Whether all of them did what they should. */
    public boolean works() {
        return fetch.returned(NtStatus.STATUS_SUCCESS, NtStatus.STATUS_BUFFER_TOO_SMALL)
                && reject.returned(NtStatus.STATUS_SUCCESS)
                && complete.completion().succeeded()
                && disconnect.completion().succeeded();
    }
}
