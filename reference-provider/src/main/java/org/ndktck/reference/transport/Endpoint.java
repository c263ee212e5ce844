package org.ndktck.reference.transport;

import org.ndktck.api.NdkSockaddr;

/**
 * A local address and port from which connections start or at which they arrive: implicit for a
 * listener and for a connector connected with NdkConnect, explicit for a shared endpoint (LIF-25).
 *
 * <p>The documents count references on it, one for each connector. Here its owner alone gives it back,
 * when the owner's close completes: that waits for every other connector anyway (LIS-20, LIS-29,
 * SEP-14).
 *
 * @param address what is in use
 * @param release gives it back, or one destination's share of it
 */
public record Endpoint(NdkSockaddr address, Runnable release) {}
