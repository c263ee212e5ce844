package org.ndktck.reference.connection;

import org.jspecify.annotations.Nullable;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.queue.ReferenceQp;

/**
 * What the consumer asked for in an accept call.
 *
 * @param qp the queue pair of the connection
 * @param requested the limits as passed, before any cap
 * @param privateData copied before the call returns (AMB-59)
 * @param disconnectEvent what to call when the peer disconnects; {@code null} for nothing (ACC-12)
 */
public record AcceptParameters(
        ReferenceQp qp,
        ReadLimits requested,
        PrivateData privateData,
        @Nullable DisconnectEvent disconnectEvent) {}
