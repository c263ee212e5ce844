package org.ndktck.connection;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;
import org.ndktck.gate.AcceptArguments;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CallForm;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.PostedCall;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.LinkLoss;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.Abandonment;
import org.ndktck.plan.lifetime.Departure;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;
import org.ndktck.reading.Reader;
import org.ndktck.trial.CollectedResults;
import org.ndktck.trial.QpResources;
import org.ndktck.trial.SecondThreadTask;
import org.ndktck.trial.Trial;

/** One side of a connection: its objects, and the calls that its consumer makes. */
public final class ConnectionSide {

    private static final Set<NdkFunction> ANSWERS = EnumSet.of(
            NdkFunction.ACCEPT, NdkFunction.ACCEPT_EX, NdkFunction.COMPLETE_CONNECT, NdkFunction.COMPLETE_CONNECT_EX);

    private final Trial trial;
    private final ConnectionPlan plan;
    private final Side side;
    private final long queueDepth;
    private final QpResources resources;
    private volatile @Nullable NdkConnector seen;
    private volatile @Nullable Lifetime lifetime;
    private volatile @Nullable NdkConnector connector;
    private volatile @Nullable AsyncCall connect;
    private volatile @Nullable AsyncCall answer;
    private volatile boolean rejected;
    private volatile boolean left;
    private volatile Consumer<ConnectionSide> onEstablished = party -> {};

    ConnectionSide(Trial trial, ConnectionPlan plan, Side side) {
        this(trial, plan, side, QpResources.QUEUE_DEPTH);
    }

    ConnectionSide(Trial trial, ConnectionPlan plan, Side side, long queueDepth) {
        this.trial = trial;
        this.plan = plan;
        this.side = side;
        this.queueDepth = queueDepth;
        this.resources = QpResources.open(
                trial,
                side == Side.ACTIVE
                        ? trial.adapters().activeAdapter()
                        : trial.adapters().passiveAdapter(),
                queueDepth);
    }

    // --- objects

    /** Which side it is. */
    public Side side() {
        return side;
    }

    /** Its connector: also inside the connect event, before the driving thread knows of it. */
    public NdkConnector connector() {
        return trial.required(seen, () -> "the " + side + " side has no connector");
    }

    /** Its queue pair. */
    public NdkQp qp() {
        return resources.qp();
    }

    /** The context its queue pair was created with. */
    public long qpContext() {
        return trial.qpContext(qp());
    }

    /** The completion queue of both queues of its queue pair. */
    public NdkCq cq() {
        return resources.cq();
    }

    /** Its protection domain. */
    public NdkPd pd() {
        return resources.pd();
    }

    /** Creates a connector on the active side's adapter. */
    void create() {
        bring(trial.created(trial.objects().createConnector(trial.adapters().activeAdapter()), NdkConnector.class));
    }

    void seen(NdkConnector delivered) {
        lifetime = trial.lifetimeOf(delivered);
        seen = delivered;
    }

    void bring(NdkConnector delivered) {
        seen(delivered);
        connector = delivered;
    }

    boolean hasConnector() {
        return connector != null;
    }

    /** Whether the close of its connector was not called. The same Java object may be another connector since. */
    boolean isOpen() {
        return isItsOwn() && trial.isOpen(connector());
    }

    private boolean isItsOwn() {
        return trial.lifetimeOf(connector()).equals(lifetime);
    }

    // --- calls

    AsyncCall connect(ConnectionGate.Request request, @Nullable NdkSharedEndpoint shared, Runnable whenSucceeded) {
        return connect(request, shared, plan.requestBytes(), whenSucceeded);
    }

    AsyncCall connect(
            ConnectionGate.Request request, @Nullable NdkSharedEndpoint shared, byte[] data, Runnable whenSucceeded) {
        return shared == null
                ? trial.connections().connect(connector(), qp(), request, data, whenSucceeded)
                : trial.connections()
                        .connectWithSharedEndpoint(connector(), qp(), shared, request, data, whenSucceeded);
    }

    void called(AsyncCall connecting) {
        connect = connecting;
    }

    /** Accepts, in the planned form. */
    public AsyncCall accept() {
        AsyncCall call = trial.connections()
                .accept(
                        connector(),
                        new AcceptArguments(
                                qp(), plan.limits().inP(), plan.limits().outP(), form()),
                        plan.replyBytes(),
                        this::established);
        answer = call;
        return call;
    }

    /** Completes the connect, in the planned form. */
    public AsyncCall completeConnect() {
        AsyncCall call = trial.connections().completeConnect(connector(), form(), this::established);
        answer = call;
        return call;
    }

    private void established() {
        trial.guarded(() -> onEstablished.accept(this));
    }

    /** Does something inside the completion of accept or complete connect, or right after an inline success. */
    public void onEstablished(Consumer<ConnectionSide> action) {
        onEstablished = action;
    }

    /**
     * Leaves inside its own completion of accept or complete connect, unless that came before the peer had
     * called the other of them (AMB-08).
     */
    public void leaveWhenEstablished(Departure how, ConnectionSide peer) {
        onEstablished(party -> {
            if (peer.hasBegunToAnswer()) {
                left = true;
                party.leave(how);
            }
        });
    }

    /** Whether it left as {@link #leaveWhenEstablished} says. */
    public boolean hasLeft() {
        return left;
    }

    private boolean hasBegunToAnswer() {
        Lifetime present = lifetime;
        return trial.calls().stream()
                .anyMatch(call -> call.lifetime().equals(present) && ANSWERS.contains(call.function()));
    }

    /** Whether it gives a disconnect event callback. */
    public boolean registersItsEvent() {
        return form().registers();
    }

    /** Whether it accepts or completes by a function of version 2.1. */
    boolean usesTheExForm() {
        return form().ex();
    }

    /** The planned form; of the side that the plan is not about the circumstances may say otherwise. */
    private CallForm form() {
        boolean ex = plan.registration().isEx();
        boolean registers = plan.registration().registers();
        if (side == plan.side()) {
            return new CallForm(ex, registers);
        }
        PeerForm form = trial.circumstances().peer();
        PeerEvent event = trial.circumstances().event();
        trial.broughtAboutByItself(form);
        trial.broughtAboutByItself(event);
        return new CallForm(ex != (form == PeerForm.OTHER_VERSION), registers && event == PeerEvent.SAME);
    }

    /** Rejects with the planned data, shortened on the active side to what either message carries (AMB-12). */
    public Call reject() {
        rejected = true;
        return trial.connections().reject(connector(), rejectBytes());
    }

    /** Rejects, and tells whether the peer's connect ended with it. */
    public boolean rejectsFor(ConnectionSide peer) {
        Call reject = reject();
        trial.settle(peer.connect());
        return reject.returned(NtStatus.STATUS_SUCCESS)
                && peer.connect().settled()
                && !peer.connect().completion().succeeded();
    }

    /** What {@link #reject} sends. */
    public byte[] rejectBytes() {
        byte[] planned = side == Side.PASSIVE ? plan.replyBytes() : plan.requestBytes();
        long most = Math.min(trial.facts().maxCallerData(), trial.facts().maxCalleeData());
        return side == Side.PASSIVE ? planned : Arrays.copyOf(planned, (int) Math.min(planned.length, most));
    }

    /** Disconnects. */
    public AsyncCall disconnect() {
        return trial.connections().disconnect(connector());
    }

    /** Leaves the connection; the call is not waited for. */
    public AsyncCall leave(Departure how) {
        return how == Departure.DISCONNECTS ? disconnect() : close();
    }

    /** Leaves the connection inside its next disconnect event. */
    public SecondThreadTask<AsyncCall> leaveInsideTheEvent(Departure how) {
        SecondThreadTask<AsyncCall> leaving = new SecondThreadTask<>(trial);
        AtomicBoolean told = new AtomicBoolean();
        insideItsEvent(() -> {
            if (!told.getAndSet(true)) { // an event too many is for others to judge
                leaving.run(() -> leave(how));
            }
        });
        return leaving;
    }

    /** Does something inside its disconnect events, and not inside those of its peer. */
    public void insideItsEvent(Runnable action) {
        trial.inside().disconnectEvent(delivered -> {
            if (delivered.equals(lifetime)) {
                action.run();
            }
        });
    }

    /** Gives an accepted attempt up; nothing is waited for. */
    public void giveUp(Abandonment how) {
        if (how == Abandonment.REJECTS) {
            reject();
        } else {
            close();
        }
    }

    /** Posts a receive of no elements, which must succeed to judge anything by it. */
    public PostedCall receive() {
        return posted(trial.posting().receive(qp()));
    }

    /** Posts as many receives as its queue takes, each as {@link #receive}. */
    public List<PostedCall> receives() {
        return LongStream.range(0, queueDepth).mapToObj(receive -> receive()).toList();
    }

    /** Posts a send of no elements, which must succeed to judge anything by it. */
    public PostedCall send() {
        return posted(trial.posting().send(qp()));
    }

    /** Of a request that was not taken there is no result: what comes all the same is looked for. */
    private PostedCall posted(PostedCall call) {
        if (!call.returned(NtStatus.STATUS_SUCCESS)) {
            trial.letThingsSettle();
            collectedResults().all();
        }
        trial.require(call.returned(NtStatus.STATUS_SUCCESS), () -> call.function() + " " + call.result());
        return call;
    }

    /** The completion queues of its queue pair, each once. */
    List<NdkCq> queues() {
        return resources.queues();
    }

    /** Collects the results of its work requests. */
    public CollectedResults collectedResults() {
        return new CollectedResults(trial, queues());
    }

    /** Closes its connector, its queue pair and the completion queue of its receives while a notification of that queue runs. */
    public void closeBesideANotification() {
        new RunningNotification(trial, this).closeItsQueue();
    }

    /** Closes its connector, unless that was called before; on any thread. */
    public void closeOnce() {
        if (isItsOwn()) {
            trial.closeOnce(connector());
        }
    }

    /** Closes its connector; the call is not waited for. */
    public AsyncCall close() {
        return trial.startClose(connector());
    }

    /** Asks for the local address, with ample room. */
    public AddressCall localAddress() {
        return trial.localAddressOf(connector());
    }

    /** Asks for the peer's address, with ample room. */
    public AddressCall peerAddress() {
        return trial.peerAddressOf(connector());
    }

    /** Reads the connection data: three witnesses of the required size, then these. */
    public ReadResults read(Read... reads) {
        return Reader.of(trial).read(connector(), List.of(reads));
    }

    // --- what came of them

    /** Whether it has connected, or has answered. */
    public boolean hasCalled() {
        return side == Side.ACTIVE ? connect != null : answer != null || rejected;
    }

    boolean hasRejected() {
        return rejected;
    }

    boolean hasCompleted() {
        return answer != null;
    }

    /** Whether a request of the connector has not ended. */
    public boolean hasPending() {
        return trial.calls().stream()
                .anyMatch(call ->
                        call instanceof AsyncCall request && request.lifetime().equals(lifetime) && !request.settled());
    }

    /** The connect of the active side. */
    public AsyncCall connect() {
        return trial.required(connect, () -> "NdkConnect was not called");
    }

    /** Whether the completion of its connect has brought success; it may still be running. */
    public boolean hasConnected() {
        return connect().callbacks().stream().anyMatch(callback -> NtStatus.STATUS_SUCCESS.equals(callback.status()));
    }

    /** The accept of the passive side, the complete connect of the active one. */
    public AsyncCall answer() {
        return trial.required(answer, () -> "the " + side + " side has not answered");
    }

    /** The accept or complete connect, if it was called. */
    @Nullable
    public AsyncCall accepted() {
        return answer;
    }

    /** The disconnect events that this side got so far. */
    public List<EventCallback> disconnectEvents() {
        Lifetime present = lifetime;
        return trial.events().stream()
                .filter(event -> event.kind().isDisconnect() && event.owner().equals(present))
                .toList();
    }

    /** Waits for a disconnect event; patience may end first. */
    public boolean awaitDisconnectEvent() {
        return awaitDisconnectEvent("the disconnect event");
    }

    /** As the other one; that a provider may never find out does not shorten other waits. */
    public boolean awaitDisconnectEvent(LinkLoss loss) {
        return awaitDisconnectEvent(loss.isCut() ? "the disconnect event of a cut link" : "the disconnect event");
    }

    private boolean awaitDisconnectEvent(String what) {
        return trial.await(what, () -> !disconnectEvents().isEmpty());
    }
}
