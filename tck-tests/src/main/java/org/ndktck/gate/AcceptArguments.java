package org.ndktck.gate;

import org.ndktck.api.NdkQp;

/**
 * What an accept is given besides its connector.
 *
 * @param qp the queue pair
 * @param inbound inbound read limit, 0..4294967295
 * @param outbound outbound read limit, 0..4294967295
 * @param form which function, and whether it gets a disconnect event callback
 */
public record AcceptArguments(NdkQp qp, long inbound, long outbound, CallForm form) {}
