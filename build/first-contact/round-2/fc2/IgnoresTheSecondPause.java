package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A listener that was paused and resumed cannot be paused again: the second Pause TRUE has no effect and connect events keep coming. */
public final class IgnoresTheSecondPause extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private final Map<NdkListener, AtomicInteger> pauses = weak();
            @Override public void controlConnectEvents(NdkListener o, boolean pause) {
                if (pause && pauses.computeIfAbsent(o, x -> new AtomicInteger()).incrementAndGet() > 1) return;
                super.controlConnectEvents(o, pause);
            }
        };
    }
}
