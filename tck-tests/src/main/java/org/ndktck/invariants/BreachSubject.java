package org.ndktck.invariants;

import org.jspecify.annotations.Nullable;
import org.ndktck.gate.CallOrCallback;

/**
 * What a breach is about.
 *
 * @param object the kit's name of the object, for example {@code C1}
 * @param judged the call or event to blame, {@code null} where only the state of the object is seen
 */
public record BreachSubject(String object, @Nullable CallOrCallback judged) {

    /** A call or an event that is to blame. */
    public static BreachSubject of(CallOrCallback judged) {
        return new BreachSubject(judged.object(), judged);
    }

    /** An object whose state shows it. */
    static BreachSubject object(String name) {
        return new BreachSubject(name, null);
    }
}
