package org.ndktck.judging;

import static org.ndktck.catalog.ReadingId.AMB_02;
import static org.ndktck.catalog.RequirementId.ACC_08;
import static org.ndktck.catalog.RequirementId.ACC_22;
import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.CB_03;
import static org.ndktck.catalog.RequirementId.CB_11;
import static org.ndktck.catalog.RequirementId.CON_11;
import static org.ndktck.catalog.RequirementId.CSE_07;
import static org.ndktck.catalog.RequirementId.CSE_08;
import static org.ndktck.catalog.RequirementId.GCD_05;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_09;
import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.catalog.RequirementId.GCD_11;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_13;
import static org.ndktck.catalog.RequirementId.GCD_14;
import static org.ndktck.catalog.RequirementId.GCD_30;
import static org.ndktck.catalog.RequirementId.GCD_31;
import static org.ndktck.catalog.RequirementId.GCD_32;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;
import org.ndktck.api.NtStatus;
import org.ndktck.bench.Bench;
import org.ndktck.bench.Breaching;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.FetchPointers;
import org.ndktck.circumstance.GivenContexts;
import org.ndktck.circumstance.LocalAddresses;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.circumstance.OtherListener;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.circumstance.Queues;
import org.ndktck.circumstance.RequestOrder;
import org.ndktck.connection.Connection;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.PlanText;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.drawing.SendingTwoOrMore;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** Properties that end in every way a property can. Run by {@link HooksTest} only. */
@NdkProperties
@HoldsFixed(
        value = {
            AntecedentClose.class,
            EarlierQueries.class,
            OtherListener.class,
            CallingThread.class,
            EndpointUse.class,
            FetchPointers.class,
            GivenContexts.class,
            LocalAddresses.class,
            OtherConnection.class,
            ConsumerPace.class,
            PeerEvent.class,
            PeerForm.class,
            PriorReceive.class,
            Queues.class,
            RequestOrder.class,
        },
        because = "how a try ends is what is looked at")
class SampleProperties {

    static final long BEYOND_A_SHORT_WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(150);

    private static final long BEYOND_A_VERY_SHORT_WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** The plans that were run, as texts. */
    static final List<String> PLANS = new CopyOnWriteArrayList<>();

    /** How often {@link #waitsForAThing} waits for what does not come at all. */
    static final AtomicInteger MISSES = new AtomicInteger();

    /** After how long the thing of {@link #waitsForAThing} comes. */
    static final AtomicLong COMES_AFTER_NANOS = new AtomicLong(BEYOND_A_SHORT_WAIT_NANOS);

    /** How many tries of {@link #waitsForAThing} come to a decision. */
    static final AtomicInteger DECIDED = new AtomicInteger(Integer.MAX_VALUE);

    /** The lengths that the asked side was sent in tries of {@link #breaksItsRow}. */
    static final List<Integer> LENGTHS = new CopyOnWriteArrayList<>();

    @Property
    @Verifies(value = GCD_07, partitions = Side.class)
    void keepsItsRow(@ForAll ConnectionDataPlan plan, @ForAll OutPointers outs, Bench bench) {
        PLANS.add(PlanText.of(List.of(plan, outs)));
        ReadResults reads = bench.read(plan, Read.sizeQuery(outs));
        bench.verify(reads.call()).returned(NtStatus.STATUS_SUCCESS);
    }

    @Property
    @Verifies(value = GCD_10, partitions = Side.class)
    void breaksItsRow(@ForAll ConnectionDataPlan plan, Bench bench) {
        LENGTHS.add(plan.sentToAskedSide().length);
        ReadResults reads = bench.read(plan, Read.exactFetch());
        bench.verify(reads.call()).copied(plan.sentToAskedSide(), 1_000_000);
    }

    @Property
    @Verifies(value = GCD_11, partitions = Side.class)
    void verifiesNothing(@ForAll ConnectionDataPlan plan, Bench bench) {
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
    void completesAtLast(@ForAll ConnectionLifetimePlan plan, Bench bench) {
        bench.runLifetime(plan.overOwnEndpoint().inPlainForms()); // the scripted provider knows no others
        bench.verifyInvariant();
    }

    @Property
    @Verifies(value = CB_03, partitions = Side.class)
    void completesOnce(@ForAll ConnectionLifetimePlan plan, Bench bench) {
        bench.runLifetime(plan.overOwnEndpoint().inPlainForms()); // the scripted provider knows no others
        bench.verifyInvariant();
    }

    @Property
    @Verifies(value = GCD_14, partitions = Side.class)
    void notesSomething(@ForAll ConnectionDataPlan plan, Bench bench) {
        ReadResults reads = bench.read(plan, Read.exactFetch());
        bench.verify(reads.call()).preferably(false, AMB_02, "the sample notes it");
    }

    @Property
    @Verifies(value = GCD_30, partitions = Side.class)
    void cannotBeClosed(@ForAll ConnectionDataPlan plan, Bench bench) {
        ReadResults reads = bench.read(plan, Read.exactFetch());
        bench.verify(reads.call()).returned(NtStatus.STATUS_SUCCESS);
        bench.begin(Optional.of(() -> () -> {
            throw new IllegalStateException("the condition does not end");
        }));
    }

    /** The thing comes later than a short wait, and long before a full one is over. */
    @Property
    @Verifies(value = GCD_31, partitions = Side.class)
    void waitsForAThing(@ForAll ConnectionDataPlan plan, Bench bench) {
        PLANS.add(PlanText.of(List.of(plan)));
        bench.require(DECIDED.getAndDecrement() > 0, () -> "the sample cannot decide");
        boolean comes = MISSES.getAndDecrement() <= 0;
        ReadResults reads = bench.read(plan, Read.exactFetch());
        long due = System.nanoTime() + COMES_AFTER_NANOS.get();
        boolean came = bench.await("a thing", () -> comes && System.nanoTime() - due > 0);
        bench.verify(reads.call()).brought(came, "a thing", () -> "no thing came");
    }

    /** Says nothing in its first tries, in which the thing does not come; then it comes a little late, and is demanded. */
    @Property
    @Verifies(value = CSE_07, partitions = Side.class)
    void doesWithoutAThingAtFirst(@ForAll ConnectionDataPlan plan, Bench bench) {
        boolean demanded = MISSES.getAndDecrement() <= 0;
        ReadResults reads = bench.read(plan, Read.exactFetch());
        long begun = System.nanoTime();
        boolean came =
                bench.await("a thing", () -> demanded && System.nanoTime() - begun > BEYOND_A_VERY_SHORT_WAIT_NANOS);
        bench.verify(reads.call()).brought(came || !demanded, "a thing", () -> "no thing came");
    }

    /** A thing never comes, which another requirement is breached by in passing, after some tries without a word. */
    @Property
    @Verifies(value = CSE_08, partitions = Side.class)
    void breachesAnotherRowInPassing(@ForAll ConnectionDataPlan plan, Bench bench) {
        boolean breaches = MISSES.getAndDecrement() <= 0;
        ReadResults reads = bench.read(plan, Read.exactFetch());
        bench.await("a thing", () -> false);
        if (breaches) {
            Breaching.missing(bench, CB_11, reads.call());
        }
        bench.verify(reads.call()).returned(NtStatus.STATUS_SUCCESS);
    }

    @Property
    @Verifies(value = GCD_32, partitions = Side.class)
    void spendsTheWholeSearch(@ForAll ConnectionDataPlan plan, Bench bench) {
        PLANS.add(PlanText.of(List.of(plan)));
        ReadResults reads = bench.read(plan, Read.exactFetch());
        if (CurrentRun.get().property().isShrinking()) {
            spendTheSearch(CurrentRun.get().property());
        }
        bench.verify(reads.call()).holds(false, "something", () -> "something else");
    }

    @Property
    @Verifies(value = GCD_09, partitions = Side.class)
    void isBrokenByAll(@ForAll(supplier = SendingTwoOrMore.class) ConnectionDataPlan plan, Bench bench) {
        ReadResults reads = bench.read(plan, Read.exactFetch());
        bench.verify(reads.call()).holds(false, "something", () -> "something else");
    }

    /** Demands that a connect succeeds although nobody has answered it. */
    @Property
    @Verifies(value = ACC_22, partitions = Side.class)
    void demandsAConnectTooSoon(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().answeredAfterwards()).requested();
        bench.settle(connection.active().connect());
        bench.verify(connection.active().connect()).succeeded();
    }

    private static void spendTheSearch(PropertyRun property) {
        boolean more = true;
        while (more) {
            more = property.mayShrinkOn();
        }
    }

    @Property
    @Verifies(value = GCD_05, partitions = Side.class)
    void cannotBeDrawn(@ForAll Thread plan, Bench bench) {
        bench.verifyInvariant();
    }

    @Property
    @Verifies(value = CON_11, partitions = Side.class, needs = OptionalFeature.SILENT_HOSTS)
    void needsWhatIsNotOffered(@ForAll ConnectionDataPlan plan, Bench bench) {
        bench.read(plan, Read.exactFetch());
    }

    /** A container within the container. */
    @Group
    @SuppressWarnings("ClassCanBeStatic") // a group is an inner class
    class Within {

        @Property
        @Verifies(value = ACC_08, partitions = Side.class)
        void keepsItsRowWithin(@ForAll ConnectionDataPlan plan, Bench bench) {
            ReadResults reads = bench.read(plan, Read.exactFetch());
            bench.verify(reads.call()).returned(NtStatus.STATUS_SUCCESS);
        }
    }
}
