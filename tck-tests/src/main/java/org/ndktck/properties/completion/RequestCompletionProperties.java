package org.ndktck.properties.completion;

import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.CB_02;
import static org.ndktck.catalog.RequirementId.CB_03;
import static org.ndktck.catalog.RequirementId.CB_04;
import static org.ndktck.catalog.RequirementId.CB_05;
import static org.ndktck.catalog.RequirementId.CB_09;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.lifetime.Ending;

/** The standing invariants of asynchronous requests; every other property watches them too. */
@NdkProperties
public class RequestCompletionProperties {

    /** Made by jqwik. */
    public RequestCompletionProperties() {}

    @Property
    @Verifies(
            value = CB_01,
            partitions = {Ending.class, AnswerTime.class, Family.class, ContextKind.class})
    void pendingIsFollowedByACompletion(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CB_02,
            partitions = {Ending.class, AnswerTime.class, Family.class, ContextKind.class})
    void inlineOutcomeIsFollowedByNoCompletion(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CB_03,
            partitions = {Ending.class, AnswerTime.class, Family.class, ContextKind.class})
    void pendingRequestCompletesOnce(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CB_04,
            partitions = {Ending.class, AnswerTime.class, Family.class, ContextKind.class})
    void completionBringsTheContextOfItsRequest(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CB_05,
            partitions = {Ending.class, AnswerTime.class, Family.class, ContextKind.class})
    void completionBringsTheFinalStatus(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CB_09,
            partitions = {Ending.class, AnswerTime.class, Family.class, ContextKind.class})
    void completionBeforeTheReturnMeansPending(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
