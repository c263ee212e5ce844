package org.ndktck.faulty.grid.effect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.*;
import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.Moment;

/** Effects on closes and their completions. */
public final class Closes {

    private Closes() {}

    /** Lists them. */
    public static List<Effect> completions() {
        List<Effect> effects = new ArrayList<>(Completion.CLOSE.effects(CLO_04, CLO_07, CLO_08));
        effects.add(Completion.alsoAfterInlineSuccess(CLO_03, CLO_06));
        effects.add(Effect.inCalls("early", Family.EARLY, Closes::early, CLO_10, CLO_12));
        effects.add(Effect.inCalls("inlineThoughHeld", Family.EARLY, Closes::inline, CLO_11, CLO_12));
        effects.add(Effect.inCalls("fails", Family.STATUS, Closes::fail, CLO_05));
        effects.add(Effect.inCalls("freedLate", Family.LATE, Closes::late, CLO_19));
        effects.add(Effect.inCalls("freedNever", Family.LATE, Closes::never, CLO_19));
        return effects;
    }

    private static Object early(Moment moment) {
        moment.deviate();
        NdkCloseCompletion own = moment.call().parameter(NdkCloseCompletion.class);
        if (own != null) {
            own.complete(moment.number("requestContext"));
        }
        silently(moment);
        return NtStatus.STATUS_PENDING;
    }

    /** It deviates where something holds the object; else its close may well end inline. */
    private static Object inline(Moment moment) {
        AtomicBoolean closed = new AtomicBoolean();
        NtStatus right = moment.call()
                .replacing(NdkCloseCompletion.class, original -> context -> closed.set(true))
                .status();
        moment.deviatesIf(right.isPending() && !closed.get());
        return NtStatus.STATUS_SUCCESS;
    }

    private static Object fail(Moment moment) {
        moment.deviate();
        silently(moment);
        return NtStatus.STATUS_UNSUCCESSFUL;
    }

    private static Object late(Moment moment) {
        moment.deviate();
        moment.world().atNextClose(() -> silently(moment));
        return NtStatus.STATUS_SUCCESS;
    }

    private static Object never(Moment moment) {
        moment.deviate();
        return NtStatus.STATUS_SUCCESS;
    }

    private static void silently(Moment moment) {
        moment.call().closingUntold(NtStatus.STATUS_SUCCESS);
    }
}
