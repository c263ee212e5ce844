package org.ndktck.reference;

import org.ndktck.api.NtStatus;

/**
 * Refuses what the documents forbid the consumer (AMB-30, CLO-09). A conforming consumer never does it, so what becomes
 * of it is the provider's own affair; this one fails the call and changes nothing.
 */
final class Misuse {

    private Misuse() {}

    static void unless(boolean permitted, NtStatus otherwise) throws Refusal {
        Refusal.unless(permitted, otherwise);
    }

    /**
     * A queue pair carries one connection, and none after it: a disconnected one is spent (QP-12). After an attempt that led
     * to no connection it is free for another (AMB-06).
     */
    static void unlessFree(ReferenceQp qp, Connection forWhom) throws Refusal {
        Refusal.unless(!qp.lifetime().isClosing(), NtStatus.STATUS_INVALID_DEVICE_STATE);
        Connection user = qp.user();
        Refusal.unless(
                user == null || user.equals(forWhom) || ConnectionState.LED_NOWHERE.contains(user.state()),
                NtStatus.STATUS_CONNECTION_ACTIVE);
    }
}
