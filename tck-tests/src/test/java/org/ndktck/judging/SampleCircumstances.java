package org.ndktck.judging;

import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.catalog.RequirementId.GCD_11;
import static org.ndktck.catalog.RequirementId.GCD_12;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;
import org.ndktck.api.NtStatus;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.GivenContexts;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.CapacityRelation;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** Properties that are judged under circumstances. Run by {@link CircumstancesOfTriesTest} only. */
@NdkProperties
@HoldsFixed(value = ConsumerPace.class, because = "a container says it for all of its properties")
class SampleCircumstances {

    /** What each try was planned with. */
    static final List<Circumstances> PLANNED = new CopyOnWriteArrayList<>();

    @Property
    @Verifies(value = GCD_10, partitions = Side.class)
    void leavesAlmostAllFree(@ForAll ConnectionDataPlan plan, Bench bench) {
        PLANNED.add(bench.circumstances());
        ReadResults reads = bench.read(plan, Read.fetch(OutPointers.BOTH, new Capacity(CapacityRelation.ABOVE, 1)));
        bench.verify(reads.call()).copied(plan.sentToAskedSide(), 1_000_000);
    }

    @Property
    @Verifies(value = GCD_07, partitions = Side.class)
    @HoldsFixed(value = CallingThread.class, because = "a property says it for itself")
    @HoldsFixed(value = GivenContexts.class, because = "it may say so for several")
    void fixesSome(@ForAll ConnectionDataPlan plan, Bench bench) {
        PLANNED.add(bench.circumstances());
        ReadResults reads = bench.read(plan, Read.exactFetch());
        bench.verify(reads.call()).returned(NtStatus.STATUS_SUCCESS);
    }

    @Property
    @Verifies(value = GCD_12, partitions = Side.class)
    void cannotDecideWithoutContexts(@ForAll ConnectionDataPlan plan, Bench bench) {
        bench.require(bench.circumstances().contexts() != GivenContexts.NULL, () -> "no context");
        ReadResults reads = bench.read(plan, Read.exactFetch());
        bench.verify(reads.call()).returned(NtStatus.STATUS_SUCCESS);
    }

    /** A container within the container. */
    @Group
    @SuppressWarnings("ClassCanBeStatic") // a group is an inner class
    class Within {

        @Property
        @Verifies(value = GCD_11, partitions = Side.class)
        void fixesWhatIsFixedAroundIt(@ForAll ConnectionDataPlan plan, Bench bench) {
            PLANNED.add(bench.circumstances());
            ReadResults reads = bench.read(plan, Read.exactFetch());
            bench.verify(reads.call()).returned(NtStatus.STATUS_SUCCESS);
        }
    }
}
