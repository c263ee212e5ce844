package fc12;

import org.ndktck.api.*;

/** On a connection with a NULL DisconnectEvent an NdkDisconnect that answers the graceful disconnect of the peer completes with STATUS_CONNECTION_ABORTED. */
public final class FailsAnswerToDisconnectWhereEventIsNull extends Base {
    /** Makes it. */
    public FailsAnswerToDisconnectWhereEventIsNull() {}

    @Override
    Layer layer() {
        return new EventLayer() {
            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                State s = state(o);
                boolean wrong = !s.hasEvent && s.fired;
                NtStatus status = super.disconnect(r, o, !wrong ? a : new DisconnectArgs((context, outcome) ->
                        a.requestCompletion().complete(context, outcome.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : outcome),
                        a.requestContext()));
                return wrong && status.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : status;
            }
        };
    }
}
