package org.ndktck.judging;

import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.CB_03;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.catalog.RequirementId.GCD_11;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_13;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.api.NtStatus;
import org.ndktck.bench.Bench;
import org.ndktck.bench.Read;
import org.ndktck.bench.Reads;
import org.ndktck.plan.Capacity;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.LifePlan;
import org.ndktck.plan.OutPointers;
import org.ndktck.plan.PlanText;
import org.ndktck.plan.Side;

/** Properties that end in every way a property can. Run by {@link HooksTest} only. */
@NdkProperties
class SampleProperties {

    /** The plans that were run, as texts. */
    static final List<String> PLANS = new CopyOnWriteArrayList<>();

    /** The lengths that the asked side was sent in tries of {@link #breaksItsRow}. */
    static final List<Integer> LENGTHS = new CopyOnWriteArrayList<>();

    @Property
    @Verifies(value = GCD_07, partitions = Side.class)
    void keepsItsRow(@ForAll ConnectionPlan plan, @ForAll OutPointers outs, Bench bench) {
        PLANS.add(PlanText.of(List.of(plan, outs)));
        Reads reads = bench.read(plan, Read.sizeQuery(outs));
        bench.verify(reads.call()).returned(NtStatus.STATUS_SUCCESS);
    }

    @Property
    @Verifies(value = GCD_10, partitions = Side.class)
    void breaksItsRow(@ForAll ConnectionPlan plan, Bench bench) {
        LENGTHS.add(plan.sentToAskedSide().length);
        Reads reads = bench.read(plan, Read.exactFetch());
        bench.verify(reads.call()).copied(plan.sentToAskedSide(), 1_000_000);
    }

    @Property
    @Verifies(value = GCD_11, partitions = Side.class)
    void verifiesNothing(@ForAll ConnectionPlan plan, Bench bench) {
        bench.read(plan, Read.exactFetch());
    }

    @Property
    @Verifies(value = GCD_12, partitions = Side.class)
    void isNeverDecided(@ForAll OutPointers outs, Bench bench) {
        bench.require(outs.name().isEmpty(), () -> outs.inbound() ? "an often seen reason" : outs + " is rare");
    }

    @Property
    @Verifies(value = GCD_13, partitions = Side.class)
    void throwsSomething(@ForAll Capacity capacity, Bench bench) {
        throw new IllegalStateException("oops, distance at least " + Math.min(1, capacity.distance()));
    }

    @Property
    @Verifies(value = CB_01, partitions = Side.class)
    void completesAtLast(@ForAll LifePlan plan, Bench bench) {
        bench.live(plan.overOwnEndpoint().inPlainForms()); // the scripted provider knows no others
        bench.verifyInvariant();
    }

    @Property
    @Verifies(value = CB_03, partitions = Side.class)
    void completesOnce(@ForAll LifePlan plan, Bench bench) {
        bench.live(plan.overOwnEndpoint().inPlainForms()); // the scripted provider knows no others
        bench.verifyInvariant();
    }
}
