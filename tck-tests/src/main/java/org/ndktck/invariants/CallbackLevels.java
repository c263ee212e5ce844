package org.ndktck.invariants;

import static org.ndktck.catalog.RequirementId.IRQ_04;
import static org.ndktck.catalog.RequirementId.IRQ_05;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallOrCallback;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.EventCallback;

/**
 * Completions, and connect and disconnect events, come at DISPATCH_LEVEL or below. The provider is asked for the level
 * on the callback's own thread.
 */
final class CallbackLevels extends Invariant {

    private static final int DISPATCH_LEVEL = 2;

    private final IntSupplier currentIrql;
    private final Set<RequirementId> judged = Collections.synchronizedSet(EnumSet.noneOf(RequirementId.class));
    private volatile @Nullable String unanswered;

    CallbackLevels(BreachSink sink, IntSupplier currentIrql) {
        super(sink);
        this.currentIrql = currentIrql;
    }

    @Override
    public void completed(AsyncCall call, CompletionCallback callback) {
        ask(IRQ_04, call, "the completion");
    }

    /** IRQ-05 speaks of connect and disconnect events; a CQ notification has a page of its own. */
    @Override
    public void event(EventCallback event) {
        if (event.kind() != EventCallback.Kind.CQ_NOTIFICATION) {
            ask(IRQ_05, event, event.line());
        }
    }

    private void ask(RequirementId row, CallOrCallback about, String callback) {
        int level;
        try {
            level = currentIrql.getAsInt();
        } catch (RuntimeException | Error adapter) { // nothing is thrown into the provider
            unanswered = "ProviderControls.currentIrql threw " + adapter;
            return;
        }
        if (level < 0) {
            unanswered = "ProviderControls.currentIrql answered " + level + ", which is no IRQL";
            return;
        }
        judged.add(row);
        if (level > DISPATCH_LEVEL) {
            forbidden(
                    row,
                    about,
                    callback + " is called at DISPATCH_LEVEL (IRQL " + DISPATCH_LEVEL + ") or lower",
                    callback + " was called at IRQL " + level);
        }
    }

    /** Why nothing can be said of a row: a level was not told, or nothing came whose level could be told. */
    Optional<String> obstacleTo(RequirementId row) {
        String present = unanswered;
        return present != null || judged.contains(row)
                ? Optional.ofNullable(present)
                : Optional.of("no callback came whose level " + row.text() + " is about");
    }
}
