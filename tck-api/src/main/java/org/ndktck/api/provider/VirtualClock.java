package org.ndktck.api.provider;

import java.time.Duration;

/**
 * The clock that the provider's time-outs run by, where it is not the real one. It stands still but
 * for {@link #advance}.
 */
@FunctionalInterface
public interface VirtualClock {

    /**
     * Let time pass. A time-out that ends within it has expired when this returns; the completion it
     * causes may come later, on any thread.
     *
     * @param time how much, positive
     */
    void advance(Duration time);
}
