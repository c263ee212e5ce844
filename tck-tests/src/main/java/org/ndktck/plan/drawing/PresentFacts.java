package org.ndktck.plan.drawing;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.plan.adapter.AdapterFacts;

/**
 * The facts of the adapters that the present run judges, and how it draws plans.
 *
 * <p>Static, because jqwik makes domains by their constructor and hands them nothing. Set by the engine
 * for the time of one run; a process runs one at a time.
 */
public final class PresentFacts {

    private static final AtomicReference<@Nullable Present> PRESENT = new AtomicReference<>();

    private record Present(AdapterFacts facts, Drawing drawing) {}

    private PresentFacts() {}

    static AdapterFacts get() {
        Present present = PRESENT.get();
        if (present == null) {
            throw new IllegalStateException("no run is going on: start the properties through NdkTckSuite or ndk-tck");
        }
        return present.facts();
    }

    /** How plans are drawn; as a user's run draws them where nothing else was said. */
    static Drawing drawing() {
        Present present = PRESENT.get();
        return present == null ? Drawing.AIMED : present.drawing();
    }

    /** Sets or, with {@code null}, forgets the facts. */
    public static void set(@Nullable AdapterFacts facts) {
        PRESENT.set(facts == null ? null : new Present(facts, Drawing.AIMED));
    }

    /**
     * Sets the facts for plans that are drawn in some way.
     *
     * @param facts of the adapters
     * @param drawing how plans are drawn
     */
    public static void set(AdapterFacts facts, Drawing drawing) {
        PRESENT.set(new Present(facts, drawing));
    }
}
