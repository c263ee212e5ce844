package org.ndktck.reference.refusal;

import org.ndktck.api.NtStatus;

/**
 * Refuses what the documents forbid the consumer (AMB-30, CLO-09). A conforming consumer never does it, so what becomes
 * of it is the provider's own affair; this one fails the call and changes nothing.
 */
public final class Misuse {

    private Misuse() {}

    public static void unless(boolean permitted, NtStatus otherwise) throws Refusal {
        Refusal.unless(permitted, otherwise);
    }
}
