package org.ndktck.plan;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The facts of the adapters that the present run judges.
 *
 * <p>Static, because jqwik makes domains by their constructor and hands them nothing. Set by the engine
 * for the time of one run; a process runs one at a time.
 */
public final class PresentFacts {

    private static final AtomicReference<@Nullable AdapterFacts> FACTS = new AtomicReference<>();

    private PresentFacts() {}

    static AdapterFacts get() {
        AdapterFacts facts = FACTS.get();
        if (facts == null) {
            throw new IllegalStateException("no run is going on: start the properties through NdkTckSuite or ndk-tck");
        }
        return facts;
    }

    /** Sets or, with {@code null}, forgets the facts. */
    public static void set(@Nullable AdapterFacts facts) {
        FACTS.set(facts);
    }
}
