package org.ndktck.judging;

import net.jqwik.api.lifecycle.LifecycleContext;
import net.jqwik.api.lifecycle.MethodLifecycleContext;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.SkipExecutionHook;

/** Skips properties whose requirement is not selected, or which need what the provider does not offer. */
final class SelectionHook implements SkipExecutionHook {

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public SkipResult shouldBeSkipped(LifecycleContext context) {
        if (!(context instanceof MethodLifecycleContext method)) {
            return SkipResult.doNotSkip();
        }
        Verifies verifies = PropertyHook.verifies(method.targetMethod());
        RunState run = CurrentRun.get();
        if (!run.judges(verifies.value())) {
            return SkipResult.skip(verifies.value() + " is not selected in this run");
        }
        return run.missing(method.targetMethod())
                .map(need -> {
                    run.absent(verifies.value(), need.absence());
                    return SkipResult.skip(verifies.value() + " is not judged: "
                            + need.absence().reason());
                })
                .orElseGet(SkipResult::doNotSkip);
    }
}
