package org.ndktck.plan.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.ndktck.plan.CallSequence;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.ConnectFailureCause;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.ForeignMajor;
import org.ndktck.plan.adapter.HigherMinor;
import org.ndktck.plan.adapter.Link;
import org.ndktck.plan.adapter.LinkLoss;
import org.ndktck.plan.adapter.OfferedMinor;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.AbsentListener;
import org.ndktck.plan.connecting.AcceptFailure;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ConnectCount;
import org.ndktck.plan.connecting.ConnectResult;
import org.ndktck.plan.connecting.ConnectorHistory;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.EarlierConnect;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.OtherDestination;
import org.ndktck.plan.connecting.OwnDisconnect;
import org.ndktck.plan.connecting.PausePlace;
import org.ndktck.plan.connecting.PendingRequest;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Refuser;
import org.ndktck.plan.connecting.ReusedOnRetry;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.connecting.SilentListener;
import org.ndktck.plan.connecting.UndecidedRequest;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.CapacityRelation;
import org.ndktck.plan.data.EnoughRoom;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.data.Pattern;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.plan.data.PrivateDataAmount;
import org.ndktck.plan.data.ReceiveTime;
import org.ndktck.plan.data.ShortRoom;
import org.ndktck.plan.lifetime.Abandonment;
import org.ndktck.plan.lifetime.Antecedent;
import org.ndktck.plan.lifetime.CallbackKind;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.CloseOrder;
import org.ndktck.plan.lifetime.DeliveredState;
import org.ndktck.plan.lifetime.Departure;
import org.ndktck.plan.lifetime.DisconnectOrder;
import org.ndktck.plan.lifetime.Ending;
import org.ndktck.plan.lifetime.FirstClosed;
import org.ndktck.plan.lifetime.FirstToStart;
import org.ndktck.plan.lifetime.HeldClose;
import org.ndktck.plan.lifetime.HeldCompletion;
import org.ndktck.plan.lifetime.HolderState;
import org.ndktck.plan.lifetime.LastState;
import org.ndktck.plan.lifetime.LifeStage;
import org.ndktck.plan.lifetime.NextPorts;
import org.ndktck.plan.lifetime.ObjectKind;
import org.ndktck.plan.lifetime.PostedRequests;
import org.ndktck.plan.lifetime.SourceState;

/**
 * Draws plans, their parts as the present run draws them; the simplest value stands first, so that
 * shrinking ends there.
 */
public final class PlanDomain extends DomainContextBase {

    private static final int MOST_MOVES = 32;

    private final AdapterFacts facts;
    private final Draws draws;

    /** Draws plans for the adapters of the present run. */
    public PlanDomain() {
        this.facts = PresentFacts.get();
        this.draws = PresentFacts.drawing().draws();
    }

    /** Draws connections. */
    @Provide
    public Arbitrary<ConnectionDataPlan> connectionDataPlans() {
        return Combinators.combine(
                        draws.oneOf(Side.values()),
                        draws.oneOf(QueryMoment.values()),
                        draws.oneOf(AnswerTime.values()),
                        draws.oneOf(families()),
                        privateData(facts.maxCallerData()),
                        privateData(facts.maxCalleeData()),
                        draws.limits(facts))
                .as(ConnectionDataPlan::new);
    }

    /** Draws whole connection attempts. */
    @Provide
    public Arbitrary<ConnectionLifetimePlan> connectionLifetimePlans() {
        return Combinators.combine(
                        connectionDataPlans().map(ConnectionDataPlan::withReads),
                        draws.oneOf(Ending.values()),
                        draws.oneOf(ContextKind.values()),
                        draws.oneOf(Route.values()),
                        draws.oneOf(reachable(DisconnectEventRegistration.values())),
                        draws.oneOf(DisconnectOrder.values()),
                        draws.oneOf(CloseOrder.values()),
                        draws.oneOf(CloseMoment.values()))
                .as(ConnectionLifetimePlan::new);
    }

    /** Draws connections that a property moves on step by step. */
    @Provide
    public Arbitrary<ConnectionPlan> connectionPlans() {
        Arbitrary<PrivateData> request = privateData(facts.maxCallerData());
        Arbitrary<PrivateData> reply = privateData(facts.maxCalleeData());
        Arbitrary<ConnectionPlan> steps = Combinators.combine(
                        draws.oneOf(Side.values()),
                        draws.oneOf(Route.values()),
                        draws.oneOf(families()),
                        draws.oneOf(LocalPort.values()),
                        draws.oneOf(AnswerTime.values()),
                        draws.oneOf(reachable(DisconnectEventRegistration.values())))
                .as((side, route, family, port, answer, registration) -> new ConnectionPlan(
                        side,
                        route,
                        family,
                        port,
                        answer,
                        registration,
                        PrivateData.NONE,
                        PrivateData.NONE,
                        Limits.SIMPLEST));
        return Combinators.combine(steps, request, reply, draws.limits(facts)).as(ConnectionPlan::carrying);
    }

    /** Draws call sequences. */
    @Provide
    public Arbitrary<CallSequence> callSequences() {
        return Combinators.combine(connectionPlans(), draws.oneOf(ContextKind.values()), draws.moves(MOST_MOVES))
                .as(CallSequence::new);
    }

    private <P extends Partition> List<P> reachable(P[] values) {
        return Arrays.stream(values).filter(value -> value.isReachable(facts)).toList();
    }

    /** Draws how many connections are asked for at once. */
    @Provide
    public Arbitrary<ConnectCount> companies() {
        return draws.oneOf(ConnectCount.values());
    }

    /** Draws capacities. */
    @Provide
    public Arbitrary<Capacity> capacities() {
        return of(CapacityRelation.EQUAL, CapacityRelation.BELOW, CapacityRelation.ABOVE);
    }

    /** Draws which limit pointers are given. */
    @Provide
    public Arbitrary<OutPointers> outPointers() {
        return draws.oneOf(OutPointers.values());
    }

    /** Draws buffers that are too short. */
    @Provide
    public Arbitrary<ShortRoom> shortRooms() {
        return draws.oneOf(ShortRoom.values());
    }

    /** Draws buffers that are long enough. */
    @Provide
    public Arbitrary<EnoughRoom> enoughRooms() {
        return draws.oneOf(EnoughRoom.values());
    }

    /** Draws how a local address is asked for. */
    @Provide
    public Arbitrary<AddressClaim> claims() {
        return draws.oneOf(AddressClaim.values());
    }

    /** Draws which object is closed first. */
    @Provide
    public Arbitrary<FirstClosed> closeOrders() {
        return draws.oneOf(FirstClosed.values());
    }

    /** Draws how a side leaves. */
    @Provide
    public Arbitrary<Departure> departures() {
        return draws.oneOf(Departure.values());
    }

    /** Draws which request is pending. */
    @Provide
    public Arbitrary<PendingRequest> outstandingRequests() {
        return draws.oneOf(PendingRequest.values());
    }

    /** Draws where a connector is in its life. */
    @Provide
    public Arbitrary<LifeStage> lifeStages() {
        return draws.oneOf(LifeStage.values());
    }

    /** Draws inside which callback something is done. */
    @Provide
    public Arbitrary<CallbackKind> callbacks() {
        return draws.oneOf(CallbackKind.values());
    }

    /** Draws who refuses a request. */
    @Provide
    public Arbitrary<Refuser> refusers() {
        return draws.oneOf(Refuser.values());
    }

    /** Draws an antecedent. */
    @Provide
    public Arbitrary<Antecedent> antecedents() {
        return draws.oneOf(Antecedent.values());
    }

    /** Draws in which state a delivered connector is. */
    @Provide
    public Arbitrary<DeliveredState> deliveredStates() {
        return draws.oneOf(DeliveredState.values());
    }

    /** Draws in which state the holder of an address is. */
    @Provide
    public Arbitrary<HolderState> holderStates() {
        return draws.oneOf(HolderState.values());
    }

    /** Draws whose close completion is held. */
    @Provide
    public Arbitrary<HeldClose> heldCloses() {
        return draws.oneOf(HeldClose.values());
    }

    /** Draws how the active side gives up. */
    @Provide
    public Arbitrary<Abandonment> abandonments() {
        return draws.oneOf(Abandonment.values());
    }

    /** Draws why a listener is silent. */
    @Provide
    public Arbitrary<SilentListener> silentListeners() {
        return draws.oneOf(SilentListener.values());
    }

    /** Draws what a connect leads to. */
    @Provide
    public Arbitrary<ConnectResult> attempts() {
        return draws.oneOf(ConnectResult.values());
    }

    /** Draws what has come of a connect when its connector is closed. */
    @Provide
    public Arbitrary<LastState> lastStates() {
        return draws.oneOf(LastState.values());
    }

    /** Draws what stands in the way of a first attempt. */
    @Provide
    public Arbitrary<ConnectFailureCause> obstacles() {
        return draws.oneOf(reachable(ConnectFailureCause.values()));
    }

    /** Draws what a connector was used for before: mostly nothing. */
    @Provide
    public Arbitrary<ConnectorHistory> histories() {
        return draws.oneOf(List.of(
                ConnectorHistory.UNUSED, ConnectorHistory.UNUSED, ConnectorHistory.UNUSED, ConnectorHistory.REJECTED));
    }

    /** Draws whether a side disconnects before it closes. */
    @Provide
    public Arbitrary<OwnDisconnect> ownDisconnects() {
        return draws.oneOf(OwnDisconnect.values());
    }

    /** Draws which other request of the listener is not answered: mostly none. */
    @Provide
    public Arbitrary<UndecidedRequest> undecidedRequests() {
        return draws.oneOf(
                List.of(UndecidedRequest.NONE, UndecidedRequest.NONE, UndecidedRequest.OLDER, UndecidedRequest.NEWER));
    }

    /** Draws in which state the holder of a local address of the active side is. */
    @Provide
    public Arbitrary<SourceState> sourceStates() {
        return draws.oneOf(SourceState.values());
    }

    /** Draws how far an earlier connect over the same endpoint has come. */
    @Provide
    public Arbitrary<EarlierConnect> earlierConnects() {
        return draws.oneOf(EarlierConnect.values());
    }

    /** Draws what another destination differs in. */
    @Provide
    public Arbitrary<OtherDestination> otherDestinations() {
        return draws.oneOf(reachable(OtherDestination.values()));
    }

    /** Draws whether others hold the next ports. */
    @Provide
    public Arbitrary<NextPorts> nextPorts() {
        return draws.oneOf(NextPorts.values());
    }

    /** Draws when a receive is posted. */
    @Provide
    public Arbitrary<ReceiveTime> receiveTimes() {
        return draws.oneOf(ReceiveTime.values());
    }

    /** Draws which completion does not return. */
    @Provide
    public Arbitrary<HeldCompletion> heldCompletions() {
        return draws.oneOf(HeldCompletion.values());
    }

    /** Draws whether there is a link to the peer. */
    @Provide
    public Arbitrary<Link> links() {
        return draws.oneOf(reachable(Link.values()));
    }

    /** Draws where a listener is paused. */
    @Provide
    public Arbitrary<PausePlace> pauses() {
        return draws.oneOf(PausePlace.values());
    }

    /** Draws what is used again after an attempt in vain. */
    @Provide
    public Arbitrary<ReusedOnRetry> retries() {
        return draws.oneOf(ReusedOnRetry.values());
    }

    /** Draws what ends a connection: half the time what every provider has to notice. */
    @Provide
    public Arbitrary<LinkLoss> losses() {
        return draws.oneOf(reachable(
                new LinkLoss[] {LinkLoss.PEER_CLOSES, LinkLoss.PEER_CLOSES, LinkLoss.LINK_CUT, LinkLoss.LINK_CUT_LATER
                }));
    }

    /** Draws what makes an accept fail. */
    @Provide
    public Arbitrary<AcceptFailure> acceptFailures() {
        return draws.oneOf(reachable(AcceptFailure.values()));
    }

    /** Draws whom a connect finds where nobody listens. */
    @Provide
    public Arbitrary<AbsentListener> nobodies() {
        return draws.oneOf(AbsentListener.values());
    }

    /** Draws sides. */
    @Provide
    public Arbitrary<Side> sides() {
        return draws.oneOf(Side.values());
    }

    /** Draws major versions that nobody has. */
    @Provide
    public Arbitrary<ForeignMajor> foreignMajors() {
        return draws.oneOf(ForeignMajor.values());
    }

    /** Draws minor versions above the highest. */
    @Provide
    public Arbitrary<HigherMinor> higherMinors() {
        return draws.oneOf(HigherMinor.values());
    }

    /** Draws minor versions that the provider has. */
    @Provide
    public Arbitrary<OfferedMinor> offeredMinors() {
        return draws.oneOf(OfferedMinor.values());
    }

    /** Draws which requests are posted. */
    @Provide
    public Arbitrary<PostedRequests> postedRequests() {
        return draws.oneOf(PostedRequests.values());
    }

    /** Draws who sets off first. */
    @Provide
    public Arbitrary<FirstToStart> headStarts() {
        return draws.oneOf(FirstToStart.values());
    }

    /** Draws kinds of objects. */
    @Provide
    public Arbitrary<ObjectKind> objectKinds() {
        return draws.oneOf(ObjectKind.values());
    }

    static Arbitrary<Capacity> of(CapacityRelation... relations) {
        Draws draws = PresentFacts.drawing().draws();
        return Combinators.combine(draws.oneOf(relations), draws.distances()).as(Capacity::new);
    }

    private List<Family> families() {
        return new ArrayList<>(new TreeSet<>(facts.families()));
    }

    private Arbitrary<PrivateData> privateData(long maximum) {
        int most = (int) Math.min(maximum, PrivateDataAmount.LONGEST);
        return Combinators.combine(draws.lengths(most), Arbitraries.of(Pattern.values()))
                .as(PrivateData::new);
    }
}
