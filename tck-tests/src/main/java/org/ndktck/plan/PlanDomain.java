package org.ndktck.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Draws plans. Boundaries are enumerated and drawn as often as everything else; the simplest value
 * stands first, so that shrinking ends there.
 */
public final class PlanDomain extends DomainContextBase {

    private static final long ULONG_MAX = 0xFFFF_FFFFL;
    private static final List<Long> LIMITS = List.of(
            0L,
            1L,
            2L,
            3L,
            4L,
            5L,
            8L,
            16L,
            17L,
            100L,
            128L,
            255L,
            256L,
            0x3FFEL,
            0x3FFFL,
            0x4000L,
            0x1_0000L,
            0x7FFF_FFFFL,
            0x8000_0000L,
            ULONG_MAX);
    private static final List<Integer> DISTANCES =
            List.of(1, 2, 3, 4, 8, 16, 100, 127, 128, 255, 256, 257, 1000, 4096, 65_535, 65_536);
    private static final int FEW_BYTES = 64;
    private static final int MOST_MOVES = 32;

    private final AdapterFacts facts;

    /** Draws plans for the adapters of the present run. */
    public PlanDomain() {
        this.facts = PresentFacts.get();
    }

    /** Draws connections. */
    @Provide
    public Arbitrary<ConnectionPlan> connectionPlans() {
        return Combinators.combine(
                        Bag.of(Side.values()),
                        Bag.of(Moment.values()),
                        Bag.of(Answer.values()),
                        Bag.of(families()),
                        privateData(facts.maxCallerData()),
                        privateData(facts.maxCalleeData()),
                        limits())
                .as(ConnectionPlan::new);
    }

    /** Draws whole connection attempts. */
    @Provide
    public Arbitrary<LifePlan> lifePlans() {
        return Combinators.combine(
                        connectionPlans().map(ConnectionPlan::withReads),
                        Bag.of(Ending.values()),
                        Bag.of(ContextKind.values()),
                        Bag.of(Route.values()),
                        Bag.of(reachable(Registration.values())),
                        Bag.of(DisconnectOrder.values()),
                        Bag.of(CloseOrder.values()),
                        Bag.of(CloseMoment.values()))
                .as(LifePlan::new);
    }

    /** Draws connections that a property moves on step by step. */
    @Provide
    public Arbitrary<ScenePlan> scenePlans() {
        Arbitrary<PrivateData> request = privateData(facts.maxCallerData());
        Arbitrary<PrivateData> reply = privateData(facts.maxCalleeData());
        Arbitrary<ScenePlan> scenes = Combinators.combine(
                        Bag.of(Side.values()),
                        Bag.of(Route.values()),
                        Bag.of(families()),
                        Bag.of(LocalPort.values()),
                        Bag.of(Answer.values()),
                        Bag.of(reachable(Registration.values())))
                .as((side, route, family, port, answer, registration) -> new ScenePlan(
                        side,
                        route,
                        family,
                        port,
                        answer,
                        registration,
                        PrivateData.NONE,
                        PrivateData.NONE,
                        Limits.SIMPLEST));
        return Combinators.combine(scenes, request, reply, limits()).as(ScenePlan::carrying);
    }

    /** Draws stories; calls that lead on are drawn more often than those that end an attempt. */
    @Provide
    public Arbitrary<Story> stories() {
        Arbitrary<Moves> moves = Arbitraries.frequency(
                        Tuple.of(6, Move.CONNECT),
                        Tuple.of(5, Move.ACCEPT),
                        Tuple.of(5, Move.COMPLETE_CONNECT),
                        Tuple.of(2, Move.READ_REQUEST),
                        Tuple.of(2, Move.READ_REPLY),
                        Tuple.of(2, Move.DISCONNECT_ACTIVE),
                        Tuple.of(2, Move.DISCONNECT_PASSIVE),
                        Tuple.of(2, Move.REJECT_REQUEST),
                        Tuple.of(2, Move.REJECT_REPLY),
                        Tuple.of(1, Move.CLOSE_ACTIVE),
                        Tuple.of(1, Move.CLOSE_PASSIVE))
                .list()
                .ofMaxSize(MOST_MOVES)
                .map(Moves::new);
        return Combinators.combine(scenePlans(), Bag.of(ContextKind.values()), moves)
                .as(Story::new);
    }

    private <P extends Partition> List<P> reachable(P[] values) {
        return Arrays.stream(values).filter(value -> value.isReachable(facts)).toList();
    }

    /** Draws how many connections are asked for at once. */
    @Provide
    public Arbitrary<Company> companies() {
        return Bag.of(Company.values());
    }

    /** Draws capacities. */
    @Provide
    public Arbitrary<Capacity> capacities() {
        return of(Relation.EQUAL, Relation.BELOW, Relation.ABOVE);
    }

    /** Draws which limit pointers are given. */
    @Provide
    public Arbitrary<OutPointers> outPointers() {
        return Bag.of(OutPointers.values());
    }

    /** Draws buffers that are too short. */
    @Provide
    public Arbitrary<ShortRoom> shortRooms() {
        return Bag.of(ShortRoom.values());
    }

    /** Draws buffers that are long enough. */
    @Provide
    public Arbitrary<EnoughRoom> enoughRooms() {
        return Bag.of(EnoughRoom.values());
    }

    /** Draws how a local address is asked for. */
    @Provide
    public Arbitrary<Claim> claims() {
        return Bag.of(Claim.values());
    }

    /** Draws which object is closed first. */
    @Provide
    public Arbitrary<FirstClosed> closeOrders() {
        return Bag.of(FirstClosed.values());
    }

    /** Draws how a side leaves. */
    @Provide
    public Arbitrary<Departure> departures() {
        return Bag.of(Departure.values());
    }

    /** Draws which request is pending. */
    @Provide
    public Arbitrary<Outstanding> outstandingRequests() {
        return Bag.of(Outstanding.values());
    }

    /** Draws where a connector is in its life. */
    @Provide
    public Arbitrary<LifeStage> lifeStages() {
        return Bag.of(LifeStage.values());
    }

    /** Draws inside which callback something is done. */
    @Provide
    public Arbitrary<Within> callbacks() {
        return Bag.of(Within.values());
    }

    /** Draws who refuses a request. */
    @Provide
    public Arbitrary<Refuser> refusers() {
        return Bag.of(Refuser.values());
    }

    /** Draws an antecedent. */
    @Provide
    public Arbitrary<Antecedent> antecedents() {
        return Bag.of(Antecedent.values());
    }

    /** Draws how the active side gives up. */
    @Provide
    public Arbitrary<Surrender> surrenders() {
        return Bag.of(Surrender.values());
    }

    /** Draws why a listener is silent. */
    @Provide
    public Arbitrary<SilentListener> silentListeners() {
        return Bag.of(SilentListener.values());
    }

    /** Draws what a connect leads to. */
    @Provide
    public Arbitrary<Attempt> attempts() {
        return Bag.of(Attempt.values());
    }

    /** Draws what stands in the way of a first attempt. */
    @Provide
    public Arbitrary<Obstacle> obstacles() {
        return Bag.of(reachable(Obstacle.values()));
    }

    /** Draws whom a connect finds where nobody listens. */
    @Provide
    public Arbitrary<Nobody> nobodies() {
        return Bag.of(Nobody.values());
    }

    /** Draws sides. */
    @Provide
    public Arbitrary<Side> sides() {
        return Bag.of(Side.values());
    }

    /** Draws major versions that nobody has. */
    @Provide
    public Arbitrary<ForeignMajor> foreignMajors() {
        return Bag.of(ForeignMajor.values());
    }

    /** Draws minor versions above the highest. */
    @Provide
    public Arbitrary<HigherMinor> higherMinors() {
        return Bag.of(HigherMinor.values());
    }

    /** Draws minor versions that the provider has. */
    @Provide
    public Arbitrary<OfferedMinor> offeredMinors() {
        return Bag.of(OfferedMinor.values());
    }

    /** Draws which requests are posted. */
    @Provide
    public Arbitrary<Posted> postedRequests() {
        return Bag.of(Posted.values());
    }

    /** Draws who sets off first. */
    @Provide
    public Arbitrary<HeadStart> headStarts() {
        return Bag.of(HeadStart.values());
    }

    /** Draws kinds of objects. */
    @Provide
    public Arbitrary<ObjectKind> objectKinds() {
        return Bag.of(ObjectKind.values());
    }

    static Arbitrary<Capacity> of(Relation... relations) {
        return Combinators.combine(Bag.of(relations), distances()).as(Capacity::new);
    }

    private static Arbitrary<Integer> distances() {
        return Arbitraries.frequencyOf(
                Tuple.of(1, Bag.of(DISTANCES)),
                Tuple.of(1, Arbitraries.integers().between(1, 600)));
    }

    private List<Family> families() {
        return new ArrayList<>(new TreeSet<>(facts.families()));
    }

    private Arbitrary<PrivateData> privateData(long maximum) {
        int most = (int) Math.min(maximum, Sent.LONGEST);
        Arbitrary<Integer> lengths = Arbitraries.frequencyOf(
                Tuple.of(2, Arbitraries.integers().between(0, Math.min(FEW_BYTES, most))),
                Tuple.of(1, Arbitraries.just(0)),
                Tuple.of(1, Arbitraries.just(most)),
                Tuple.of(1, Arbitraries.integers().between(0, most)),
                Tuple.of(1, Arbitraries.of(new TreeSet<>(List.of(Math.min(1, most), Math.max(0, most - 1))))));
        return Combinators.combine(lengths, Arbitraries.of(Pattern.values())).as(PrivateData::new);
    }

    /** Four different numbers: within every maximum, around the maxima, and over the whole range of a ULONG. */
    private Arbitrary<Limits> limits() {
        Arbitrary<Long> anywhere = Arbitraries.frequencyOf(
                Tuple.of(4, Arbitraries.of(boundaries())),
                Tuple.of(1, Arbitraries.longs().between(0, ULONG_MAX).shrinkTowards(1)));
        if (!LimitPressure.WITHIN.isReachable(facts)) {
            return fourOf(anywhere, ULONG_MAX);
        }
        Arbitrary<Long> within =
                Arbitraries.longs().between(0, facts.leastMaximum()).shrinkTowards(1);
        return Arbitraries.frequencyOf(
                Tuple.of(1, fourOf(within, facts.leastMaximum())), Tuple.of(3, fourOf(anywhere, ULONG_MAX)));
    }

    private static Arbitrary<Limits> fourOf(Arbitrary<Long> one, long most) {
        return Combinators.combine(one, one, one, one)
                .as((inA, outA, inP, outP) -> Limits.apart(most, inA, outA, inP, outP));
    }

    /** From 1 upwards, 0 last: asking for no reads is legal and not simple. */
    private List<Long> boundaries() {
        Set<Long> boundaries = new TreeSet<>(LIMITS);
        for (long maximum : facts.maxima()) {
            boundaries.addAll(List.of(Math.max(0, maximum - 1), maximum, Math.min(ULONG_MAX, maximum + 1)));
        }
        List<Long> ordered = new ArrayList<>(boundaries);
        ordered.remove(0L);
        ordered.add(0L);
        return ordered;
    }
}
