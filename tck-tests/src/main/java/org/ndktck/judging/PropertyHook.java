package org.ndktck.judging;

import java.lang.reflect.Method;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import net.jqwik.api.AfterFailureMode;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import org.jspecify.annotations.Nullable;
import org.ndktck.circumstance.CircumstancePairs;
import org.ndktck.report.model.CircumstanceEvidence;
import org.ndktck.report.model.Finding;
import org.opentest4j.TestAbortedException;

/** Sets tries and seed of a property and turns its result into what the ledger and a test runner show. */
final class PropertyHook implements AroundPropertyHook {

    private static final int OUTERMOST = -1000;
    private static final int MISSING_TO_NAME = 20;

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public int aroundPropertyProximity() {
        return OUTERMOST;
    }

    /** The annotation every property of the kit carries. */
    static Verifies verifies(Method property) {
        Verifies verifies = property.getAnnotation(Verifies.class);
        if (verifies == null) {
            throw new IllegalStateException("property " + property + " lacks @Verifies");
        }
        return verifies;
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor executor) {
        RunState run = CurrentRun.get();
        Verifies verifies = verifies(context.targetMethod());
        String seed = run.seedOf(verifies.value());
        configure(context.attributes(), run, verifies, seed);
        DrawnParameters cases = DrawnParameters.of(context.targetMethod());
        PropertyRun property = run.propertyStarted(
                verifies.value(),
                seed,
                List.of(verifies.partitions()),
                run.tries(verifies.effort()),
                run.circumstances(cases, seed, verifies.effort()));
        Instant since = Instant.now();
        long started = System.nanoTime();
        PropertyExecutionResult result = executor.execute();
        run.ledger().took(verifies.value(), since, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started));
        run.ledger()
                .judgedUnder(verifies.value(), evidence(property.circumstances().pairs()));
        PropertyExecutionResult concluded = conclude(run, property, cases, result);
        run.propertyEnded();
        return concluded;
    }

    /** Everything is said here, so that no configuration of a vendor's build changes what a run does. */
    private static void configure(PropertyAttributes attributes, RunState run, Verifies verifies, String seed) {
        attributes.setTries(run.mostTries(verifies.effort()));
        attributes.setSeed(seed);
        attributes.setGeneration(GenerationMode.RANDOMIZED);
        attributes.setEdgeCases(EdgeCasesMode.NONE);
        attributes.setShrinking(run.shrinks() ? ShrinkingMode.FULL : ShrinkingMode.OFF);
        attributes.setAfterFailure(AfterFailureMode.RANDOM_SEED);
    }

    private static CircumstanceEvidence evidence(CircumstancePairs pairs) {
        return new CircumstanceEvidence(pairs.judged(), pairs.possible(), pairs.missing(MISSING_TO_NAME));
    }

    private static @Nullable Finding simplest(RunState run, PropertyRun property, DrawnParameters cases) {
        PropertyRun.Case found = property.broken();
        return found == null
                ? null
                : Minimizer.from(
                        found,
                        plans -> cases.whyNot(plans, run.facts()).isEmpty(),
                        plans -> TryHook.shownBy(plans, run, property));
    }

    private static PropertyExecutionResult conclude(
            RunState run, PropertyRun property, DrawnParameters cases, PropertyExecutionResult result) {
        if (property.broken() != null || result.status() == PropertyExecutionResult.Status.FAILED) {
            Finding minimal = run.shrinks() ? simplest(run, property, cases) : property.onlyOne(run.isReplay());
            if (minimal == null) {
                run.kitFailed(property.id(), result.throwable().orElse(null));
                return result;
            }
            run.ledger().falsified(minimal);
            Throwable failure = run.failure(minimal);
            return failure instanceof TestAbortedException waived
                    ? result.mapToAborted(waived)
                    : result.mapToFailed(failure);
        }
        Optional<String> nothingJudged = run.reasonNothingWasJudged(property.id());
        if (nothingJudged.isPresent()) {
            property.suspicion().ifPresent(run.ledger()::seenByARule);
        }
        return nothingJudged
                .map(reason ->
                        result.mapToAborted(new TestAbortedException(property.id() + " was not judged: " + reason)))
                .orElse(result);
    }
}
