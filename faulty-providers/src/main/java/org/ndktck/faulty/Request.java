package org.ndktck.faulty;

import java.util.function.Function;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * One call of an asynchronous function of a connector, not yet made.
 *
 * @param kind which function
 * @param original the reference's table
 * @param connector the connector
 * @param limits the limits asked for; none for a function without limits
 * @param completion the consumer's completion
 * @param context the consumer's context
 * @param call calls the reference with a completion
 */
public record Request(
        Kind kind,
        NdkConnectorDispatch original,
        NdkConnector connector,
        ReadLimits limits,
        NdkRequestCompletion completion,
        long context,
        Function<NdkRequestCompletion, NtStatus> call) {

    /** The asynchronous functions of a connector; the Ex functions count as their elders. */
    public enum Kind {
        /** NdkConnect, NdkConnectWithSharedEndpoint. */
        CONNECT,
        /** NdkAccept, NdkAcceptEx. */
        ACCEPT,
        /** NdkCompleteConnect, NdkCompleteConnectEx. */
        COMPLETE_CONNECT,
        /** NdkDisconnect. */
        DISCONNECT
    }

    /**
     * Calls the reference.
     *
     * @param replacement takes the place of the consumer's completion
     * @return what the reference answered
     */
    public NtStatus start(NdkRequestCompletion replacement) {
        return call.apply(replacement);
    }

    /**
     * Calls the reference with the consumer's own completion.
     *
     * @return what the reference answered
     */
    public NtStatus start() {
        return start(completion);
    }

    /**
     * Asks the reference for the limits that GetConnectionData gives now.
     *
     * @return the effective limits
     */
    public ReadLimits effectiveLimits() {
        UlongCell inbound = new UlongCell();
        UlongCell outbound = new UlongCell();
        original.getConnectionData(connector, new GetConnectionDataArgs(inbound, outbound, null, new UlongCell()));
        return new ReadLimits(inbound.get(), outbound.get());
    }
}
