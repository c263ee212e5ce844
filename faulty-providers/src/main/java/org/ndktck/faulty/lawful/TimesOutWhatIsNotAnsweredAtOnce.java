package org.ndktck.faulty.lawful;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.*;

/** Has little patience: now and then what a consumer has not answered inside the connect event times out. */
@Lawful("V24")
@Settings("completion=early") // on the consumer's stack: what times out has done so before the consumer can answer
public final class TimesOutWhatIsNotAnsweredAtOnce extends DerivedProvider {

    private static final int ONE_IN = 251;
    private static final Duration LONGER_THAN_ANY_TIMEOUT = Duration.ofHours(1);

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        new Impatience(opened.controls().clock().orElseThrow()).around(opened);
        return opened;
    }

    /** Lets time pass after a connect event. */
    private static final class Impatience extends InterceptingProvider {

        private final VirtualClock clock;
        private final AtomicInteger events = new AtomicInteger();

        private Impatience(VirtualClock clock) {
            this.clock = clock;
        }

        @Override
        protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
            return (context, connector) -> {
                original.connectEvent(context, connector);
                if (events.incrementAndGet() % ONE_IN == 0) {
                    clock.advance(LONGER_THAN_ANY_TIMEOUT);
                }
            };
        }
    }
}
