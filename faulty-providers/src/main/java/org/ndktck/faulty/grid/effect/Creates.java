package org.ndktck.faulty.grid.effect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.Moment;

/** Effects on the completions of creates. */
public final class Creates {

    private static final String OBJECT = "object";

    private Creates() {}

    /** Lists them. */
    public static List<Effect> completions() {
        List<Effect> effects = new ArrayList<>(Completion.CREATE.effects(CB_11, CB_15, CB_15));
        effects.add(Effect.inCalls("objectNull", Family.OBJECT, moment -> giving(moment, Creates::none), CB_13, CB_14));
        effects.add(Effect.inCalls(
                "objectOfAnother", Family.OBJECT, moment -> giving(moment, Creates::last), CB_13, CB_14));
        effects.add(Effect.inCalls("alsoStored", Family.VALUE, moment -> giving(moment, Creates::stored), CB_13));
        effects.add(Completion.alsoAfterInlineSuccess(CB_11, CB_12));
        return effects;
    }

    /** Says what is given in place of a new object. */
    @FunctionalInterface
    private interface Given {
        @Nullable
        NdkObject<?> instead(Moment moment, NdkObject<?> made);
    }

    private static @Nullable Object giving(Moment moment, Given given) {
        return moment.call()
                .replacing(
                        NdkCreateCompletion.class,
                        original -> (context, status, object) -> original.complete(
                                context, status, object == null ? null : given.instead(moment, object)))
                .proceed();
    }

    private static @Nullable NdkObject<?> none(Moment moment, NdkObject<?> made) {
        moment.deviate();
        return null;
    }

    private static NdkObject<?> last(Moment moment, NdkObject<?> made) {
        NdkObject<?> last = moment.history(OBJECT).previous(NdkObject.class);
        moment.history(OBJECT).add(moment.facts(), made);
        moment.deviatesIf(last != null);
        return last == null ? made : last;
    }

    @SuppressWarnings("unchecked") // a create has a pointer to what it makes
    private static NdkObject<?> stored(Moment moment, NdkObject<?> made) {
        ObjectPointer<NdkObject<?>> pointer = moment.call().parameter(ObjectPointer.class);
        if (moment.deviatesIf(pointer != null) && pointer != null) {
            pointer.set(made);
        }
        return made;
    }
}
