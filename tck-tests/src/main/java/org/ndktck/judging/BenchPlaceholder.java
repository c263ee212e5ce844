package org.ndktck.judging;

import java.util.Optional;
import net.jqwik.api.lifecycle.LifecycleContext;
import net.jqwik.api.lifecycle.ParameterResolutionContext;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.ResolveParameterHook;
import org.ndktck.bench.Bench;

/**
 * Announces the bench parameter. The bench itself is put in its place around each try: jqwik asks for
 * parameters once more, outside any try, when it reports a failure.
 */
final class BenchPlaceholder implements ResolveParameterHook {

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public Optional<ParameterSupplier> resolve(ParameterResolutionContext parameter, LifecycleContext context) {
        return parameter.typeUsage().isOfType(Bench.class)
                ? Optional.of(ignored -> CurrentRun.get().placeholder())
                : Optional.empty();
    }
}
