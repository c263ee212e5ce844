package org.ndktck.scripted;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Code that is a provider's, and goes on only when somebody lets it. */
public final class Standstill {

    private Standstill() {}

    /** Stands still; false if nobody let it go. */
    public static boolean until(CountDownLatch released) throws InterruptedException {
        return released.await(1, TimeUnit.MINUTES);
    }
}
