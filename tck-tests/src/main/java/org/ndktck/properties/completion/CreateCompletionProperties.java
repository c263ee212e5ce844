package org.ndktck.properties.completion;

import static org.ndktck.catalog.RequirementId.CB_11;
import static org.ndktck.catalog.RequirementId.CB_12;
import static org.ndktck.catalog.RequirementId.CB_13;
import static org.ndktck.catalog.RequirementId.CB_14;
import static org.ndktck.catalog.RequirementId.CB_15;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Route;

/** The standing invariants of the create functions; every other property watches them too. */
@NdkProperties
public class CreateCompletionProperties {

    /** Made by jqwik. */
    public CreateCompletionProperties() {}

    @Property
    @Verifies(
            value = CB_11,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void pendingCreateCompletesAndNoOther(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CB_12,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void inlineCreateStoresTheObject(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CB_13,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void pendingCreateLeavesTheOutParameterAlone(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CB_14,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void createCompletionBringsTheNewObject(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CB_15,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void createCompletionComesOnceWithTheContext(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
