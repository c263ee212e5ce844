package org.ndktck.connection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.provider.Facility;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.ListenerPause;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.circumstance.OtherListener;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.circumstance.RequestOrder;
import org.ndktck.gate.AddressGate;
import org.ndktck.gate.PostedCall;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.Limits;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.OtherDestination;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Pattern;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.plan.lifetime.LastState;
import org.ndktck.reading.Reader;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/**
 * Brings about what surrounds the connections of a try, where their steps pass: a property does not notice. What cannot
 * be brought about ends the try undecided, as any step that another requirement owes.
 */
final class CircumstanceSetup {

    /** Of the buffers that an address is asked for with, in this order from any of them on: some are too short. */
    private static final List<Long> CAPACITIES = List.of(AddressGate.AMPLE, 1L, 15L, AddressGate.AMPLE, 27L);

    private static final int MOST_POLLS = 4;

    private static final long A_WHILE_NANOS = TimeUnit.MICROSECONDS.toNanos(300);

    private final Trial trial;
    private final Circumstances circumstances;
    private final Set<Connection> surrounded = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Connection> answered = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<NdkSharedEndpoint> carrying = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Connection> neighbours = new ArrayList<>();
    private final List<Guest> guests = new ArrayList<>();
    private boolean newerDone;

    CircumstanceSetup(Trial trial, Circumstances circumstances) {
        this.trial = trial;
        this.circumstances = circumstances;
    }

    /** What surrounds the connections of a try. */
    static CircumstanceSetup of(Trial trial) {
        return trial.companion(CircumstanceSetup.class, () -> {
            CircumstanceSetup setup = new CircumstanceSetup(trial, trial.circumstances());
            trial.whenItEnds(setup::over);
            return setup;
        });
    }

    /** Does something that is itself not surrounded by anything. */
    private void alone(Runnable action) {
        if (!trial.isBeside()) {
            trial.beside(action);
        }
    }

    /**
     * As {@link #alone}, for what waits: a callback that was held returns meanwhile. Inside the completion of one more
     * create the calls that follow are inside a callback again.
     */
    private void aloneWithWaits(Runnable action) {
        int before = trial.calls().size();
        alone(action);
        if (circumstances.thread() == CallingThread.IN_OWN_CALLBACK
                && !trial.isBeside()
                && trial.calls().size() > before) {
            trial.created(trial.objects().createPd(trial.adapters().activeAdapter()), NdkPd.class);
        }
    }

    /** Does something with the surrounded connection's own objects, on the thread that the circumstances say. */
    private void itself(Runnable action) {
        if (!trial.isBeside()) {
            action.run();
        }
    }

    // --- where a connection passes

    /** The passive side listens, on a known port. */
    void listening(Connection connection) {
        aloneWithWaits(() -> bystander(connection));
        itself(() -> pauseBefore(connection));
        aloneWithWaits(() -> {
            turn(connection);
            if (circumstances.neighbour() == OtherConnection.OLDER_AT_THE_LISTENER) {
                neighbourAt(connection);
            }
        });
    }

    /** Both sides have everything that they connect with. */
    void ready(Connection connection) {
        itself(() -> {
            if (surrounded.add(connection)) {
                aloneWithWaits(() -> {
                    olderNeighbour(connection);
                    useEndpoint(connection);
                });
                receive(connection);
                closeThePds(connection);
            }
        });
    }

    /** The request has reached the passive side; the driving thread knows of it. */
    void requested(Connection connection) {
        itself(() -> {
            if (answered.add(connection)) {
                aloneWithWaits(() -> betweenRequestAndAnswer(connection));
                pauseBetween(connection);
                closeTheListener(connection);
                alone(() -> {
                    if (!connection.passive().hasCalled()) {
                        ask(connection.passive());
                    }
                    takeAWhile();
                });
            }
        });
    }

    /** The connect has succeeded; the driving thread knows of it. */
    void accepted(Connection connection) {
        alone(() -> {
            if (!connection.active().hasCompleted() && !connection.active().hasRejected()) {
                ask(connection.active());
                takeAWhile();
            }
        });
    }

    /** Both sides have completed with success. */
    void established(Connection connection) {
        if (circumstances.asked() == EarlierQueries.OFTEN
                && !connection.active().hasLeft()
                && !connection.passive().hasLeft()) {
            alone(() -> {
                askForItsAddresses(connection);
                askForResults(connection);
            });
        }
    }

    /** The active side connects, from a local endpoint of its own, and the passive side rejects, with data. */
    void rejectedOnce(Connection connection) {
        aloneWithWaits(() -> new Guest(connection, connection.active(), side -> {}).isRejected());
    }

    /** Another active side connects to the listener; its request is not answered. */
    void leaveUndecided(Connection connection) {
        aloneWithWaits(() -> new Guest(connection));
    }

    /** Whatever older connections of the same listener are alive are closed. */
    void guestsLeave() {
        alone(() -> guests.forEach(Guest::leaves));
    }

    /**
     * The try is over; the kit closes nothing yet, but what callbacks that have not returned may close. What lives beside must
     * say what it said.
     */
    private void over() {
        if (!trial.callbacksReturn()) {
            return;
        }
        try {
            alone(() -> {
                neighbours.forEach(this::askAgain);
                guests.forEach(Guest::askAgain);
                answered.forEach(this::askAfterTheReject);
                surrounded.forEach(this::askForTheLocalEndpoints);
                surrounded.forEach(this::askBesideTheCloseOfTheEndpoint);
            });
        } catch (PreconditionUnmet unmet) {
            // another requirement owes what is missing; the try has said what it has to say
        }
    }

    // --- other listeners and requests

    private void bystander(Connection connection) {
        if (circumstances.bystander() == OtherListener.NONE || connection.listener == null) {
            return;
        }
        boolean samePort = circumstances.bystander() == OtherListener.SAME_PORT;
        if (samePort && trial.unusedDestination(connection.plan().family()).isEmpty()) {
            return;
        }
        Connection other = new Connection(trial, plain(connection.plan()).overOwnEndpoint())
                .listeningApartFrom(connection, samePort ? OtherDestination.ADDRESS : OtherDestination.PORT);
        if (circumstances.bystander() == OtherListener.PAUSED) {
            trial.objects().controlConnectEvents(other.listening().listener(), true);
        } else {
            other.broughtTo(LastState.REJECTED).close();
        }
        trial.broughtAbout(circumstances.bystander());
    }

    private void pauseBefore(Connection connection) {
        switch (circumstances.pause()) {
            case BEFORE -> pauseAndResume(connection);
            case TWICE_BEFORE -> {
                pauseAndResume(connection);
                pauseAndResume(connection);
            }
            default -> {}
        }
    }

    private void pauseBetween(Connection connection) {
        if (circumstances.pause() == ListenerPause.BETWEEN) {
            pauseAndResume(connection);
        }
    }

    private void pauseAndResume(Connection connection) {
        if (connection.listener != null && trial.isOpen(connection.listener())) {
            trial.objects().controlConnectEvents(connection.listener(), true);
            trial.objects().controlConnectEvents(connection.listener(), false);
            trial.broughtAbout(circumstances.pause());
        }
    }

    private void turn(Connection connection) {
        if (circumstances.turn() == RequestOrder.FIRST || connection.listener == null) {
            return;
        }
        switch (circumstances.turn()) {
            case FIRST -> {}
            case AFTER_ACCEPTED -> new Guest(connection).isAccepted().leaves();
            case AFTER_REJECTED -> new Guest(connection).isRejected().leaves();
            case AFTER_ABANDONED -> new Guest(connection).isAbandoned().leaves();
            case FOURTH -> {
                new Guest(connection, ConnectionSide::accept).isAccepted().leaves();
                new Guest(connection, ConnectionSide::reject).isRejected().leaves();
                new Guest(connection).isRejected().leaves();
            }
        }
        trial.broughtAbout(circumstances.turn());
    }

    /** Pauses the listener inside the connect event of an earlier request, which is rejected afterwards. */
    void pauseInsideAnEvent(Connection connection) {
        new Guest(connection, side -> trial.objects().controlConnectEvents(connection.listener(), true))
                .isRejected()
                .leaves();
    }

    /** A request of another active side at a connection's listener. */
    private final class Guest {

        private final ConnectionSide active;
        private final ConnectionSide passive;

        /** One that is answered after its connect event. */
        Guest(Connection host) {
            this(host, side -> {});
        }

        /** One that is answered inside its connect event. */
        Guest(Connection host, Consumer<ConnectionSide> onRequest) {
            this(host, new ConnectionSide(trial, plain(host.plan()).overOwnEndpoint(), Side.ACTIVE), onRequest);
        }

        /** One of this active side. */
        Guest(Connection host, ConnectionSide active, Consumer<ConnectionSide> onRequest) {
            this.active = active;
            this.passive = new ConnectionSide(trial, plain(host.plan()).overOwnEndpoint(), Side.PASSIVE);
            if (!active.hasConnector()) {
                active.create();
            }
            AtomicReference<@Nullable NdkConnector> come = new AtomicReference<>();
            AtomicBoolean answered = new AtomicBoolean();
            host.leaveRequestsTo(connector -> {
                if (trial.own(connector, true)) {
                    come.compareAndSet(null, connector);
                    passive.seen(connector);
                    try {
                        onRequest.accept(passive);
                    } finally {
                        answered.set(true);
                    }
                }
            });
            byte[] data = plain(host.plan()).requestBytes();
            active.called(active.connect(host.requestFromOwnEndpoint(Limits.SIMPLEST), null, data, () -> {}));
            // A rejected connect may fail before the reject returns.
            boolean has = trial.await(
                    "the connect event",
                    () -> answered.get() || (active.connect().hasFailed() && come.get() == null));
            host.takeRequests();
            NdkConnector connector = come.get();
            trial.require(
                    has && connector != null,
                    () -> "no connect event came for an earlier request; "
                            + active.connect().function() + " "
                            + active.connect().completion().words());
            passive.bring(trial.required(connector, () -> "no connector"));
        }

        Guest isAccepted() {
            if (!passive.hasCalled()) {
                passive.accept();
            }
            trial.settle(active.connect());
            trial.requireSuccess(active.connect());
            active.completeConnect();
            trial.settle(active.answer());
            trial.requireSuccess(active.answer());
            trial.settle(passive.answer());
            trial.requireSuccess(passive.answer());
            return this;
        }

        Guest isRejected() {
            if (!passive.hasCalled()) {
                passive.reject();
            }
            trial.settle(active.connect());
            trial.require(active.connect().hasFailed(), () -> "an earlier request could not be rejected");
            return this;
        }

        Guest isAbandoned() {
            trial.close(passive.connector());
            trial.settle(active.connect());
            trial.require(active.connect().hasFailed(), () -> "a request that was closed undecided did not fail");
            return this;
        }

        void askAgain() {
            if (active.isOpen() && passive.isOpen()) {
                askForAddresses(active);
                askForAddresses(passive);
            }
        }

        void leaves() {
            trial.closeIfOpen(active.connector());
            trial.closeIfOpen(passive.connector());
        }
    }

    // --- other connections

    /**
     * Plain limits, and events registered in the plain form, whatever the surrounded connection has. The data differ from its
     * data, but in half of the tries not in length: a provider may look for what it keeps by the length.
     */
    private ConnectionPlan plain(ConnectionPlan plan) {
        boolean alike = trial.token().hashCode() % 2 == 0;
        return plan.answeredAfterwards()
                .withChosenPorts()
                .registering(DisconnectEventRegistration.EVENT)
                .plain()
                .sending(
                        other(
                                plan.request(),
                                alike ? plan.request().length() : 0,
                                7,
                                trial.facts().maxCallerData()),
                        other(
                                plan.reply(),
                                alike ? plan.reply().length() : 0,
                                3,
                                trial.facts().maxCalleeData()));
    }

    /** Other private data than a connection's own, of a length, or else of the usual one. */
    private static PrivateData other(PrivateData own, int length, int usual, long most) {
        return new PrivateData(
                length == 0 ? (int) Math.min(usual, most) : length,
                own.pattern() == Pattern.ONES ? Pattern.COUNTING : Pattern.ONES);
    }

    private void neighbourAt(Connection connection) {
        if (connection.listener != null) {
            Guest guest = new Guest(connection).isAccepted();
            guest.askAgain();
            guests.add(guest);
            trial.broughtAbout(OtherConnection.OLDER_AT_THE_LISTENER);
        }
    }

    private void olderNeighbour(Connection connection) {
        switch (circumstances.neighbour()) {
            case OLDER, CLOSED_BETWEEN -> {
                if (neighbours.isEmpty()) {
                    neighbours.add(neighbour(connection));
                    trial.broughtAbout(OtherConnection.OLDER);
                }
            }
            case UNANSWERED -> {
                if (neighbours.isEmpty()) {
                    Connection other =
                            new Connection(trial, plain(connection.plan()).overOwnEndpoint()).requested();
                    other.passive().read();
                    neighbours.add(other);
                    trial.broughtAbout(OtherConnection.UNANSWERED);
                }
            }
            default -> {}
        }
    }

    private Connection neighbour(Connection connection) {
        Connection other = new Connection(trial, plain(connection.plan()).overOwnEndpoint()).established();
        askAgain(other);
        return other;
    }

    private void betweenRequestAndAnswer(Connection connection) {
        if (connection.plan().answer() == AnswerTime.AT_ONCE
                && connection.passive().hasCalled()) {
            return;
        }
        if (circumstances.neighbour() == OtherConnection.NEWER && !newerDone) {
            newerDone = true;
            neighbours.add(neighbour(connection));
            trial.broughtAbout(OtherConnection.NEWER);
        }
        if (circumstances.neighbour() == OtherConnection.CLOSED_BETWEEN && !neighbours.isEmpty()) {
            neighbours.forEach(Connection::close);
            neighbours.clear();
            trial.broughtAbout(OtherConnection.CLOSED_BETWEEN);
        }
    }

    /** What is known of an older connection is asked for once more. */
    private void askAgain(Connection neighbour) {
        if (!neighbour.passive().hasConnector()
                || !neighbour.passive().isOpen()
                || !neighbour.active().isOpen()) {
            return;
        }
        if (neighbour.active().hasCompleted()) {
            askForAddresses(neighbour.active());
            askForAddresses(neighbour.passive());
        } else {
            neighbour.passive().read();
        }
    }

    private static void askForAddresses(ConnectionSide side) {
        side.localAddress();
        side.peerAddress();
    }

    private void useEndpoint(Connection connection) {
        if (circumstances.endpoint() == EndpointUse.FRESH || connection.plan().route() != Route.SHARED_ENDPOINT) {
            return;
        }
        Connection carried = new Connection(trial, plain(connection.plan()).overSharedEndpoint());
        carried.sharedEndpoint = connection.sharedEndpoint();
        switch (circumstances.endpoint()) {
            case FRESH -> {}
            case CARRYING -> {
                if (carrying.add(connection.sharedEndpoint())) {
                    neighbours.add(carried.established());
                }
            }
            case CARRIED -> carried.established().close();
            case REJECTED -> carried.broughtTo(LastState.REJECTED).close();
        }
        trial.broughtAbout(circumstances.endpoint());
    }

    // --- the connection itself

    private void receive(Connection connection) {
        PriorReceive what = circumstances.receive();
        if (what != PriorReceive.NONE && trial.adapters().facilities().contains(Facility.POSTING)) {
            for (ConnectionSide side : List.of(connection.active(), connection.passive())) {
                trial.posting().receive(side.qp());
                if (what == PriorReceive.AND_SEND) {
                    trial.posting().send(side.qp());
                }
            }
            trial.broughtAbout(what);
        }
    }

    private void closeThePds(Connection connection) {
        if (circumstances.antecedents() == AntecedentClose.PD_CLOSING) {
            trial.closeOnce(connection.active().pd());
            trial.closeOnce(connection.passive().pd());
            trial.broughtAbout(AntecedentClose.PD_CLOSING);
        }
    }

    private void closeTheListener(Connection connection) {
        if (circumstances.antecedents() == AntecedentClose.LISTENER_CLOSING && connection.listener != null) {
            trial.closeOnce(connection.listener());
            trial.broughtAbout(AntecedentClose.LISTENER_CLOSING);
        }
    }

    private void ask(ConnectionSide side) {
        EarlierQueries what = circumstances.asked();
        if (what != EarlierQueries.NOTHING && side.isOpen()) {
            Reader.of(trial).ask(side.connector(), what);
            trial.broughtAbout(what);
        }
    }

    /** Whatever has come of the connects, a listener and a shared endpoint are where they were. */
    private void askForTheLocalEndpoints(Connection connection) {
        if (circumstances.asked() != EarlierQueries.NOTHING) {
            askForTheLocalEndpoints(connection, AddressGate.AMPLE);
        }
    }

    /** An established connection has its addresses until its connectors are closed, whatever else is being closed. */
    private void askBesideTheCloseOfTheEndpoint(Connection connection) {
        if (circumstances.asked() == EarlierQueries.OFTEN
                && connection.sharedEndpoint != null
                && connection.active().hasCompleted()) {
            trial.closeOnce(connection.sharedEndpoint());
            askForItsAddresses(connection);
        }
    }

    private void askForTheLocalEndpoints(Connection connection, long capacity) {
        for (NdkObject<?> local : Arrays.asList(connection.listener, connection.sharedEndpoint)) {
            if (local != null && trial.isOpen(local)) {
                trial.addresses().getLocalAddress(local, capacity);
            }
        }
    }

    private void askForItsAddresses(Connection connection) {
        int first = Math.floorMod(trial.token().hashCode(), CAPACITIES.size());
        for (int at = 0; at < CAPACITIES.size(); at++) {
            long capacity = CAPACITIES.get((first + at) % CAPACITIES.size());
            for (ConnectionSide side : List.of(connection.active(), connection.passive())) {
                if (side.hasConnector() && side.isOpen()) {
                    trial.addresses().getLocalAddress(side.connector(), capacity);
                    trial.addresses().getPeerAddress(side.connector(), capacity);
                }
            }
            askForTheLocalEndpoints(connection, capacity);
        }
    }

    /**
     * Whether the result of a request is found by the second call, the third or a later one must not matter. Nothing is
     * taken away here that somebody waits for.
     */
    private void askForResults(Connection connection) {
        boolean nothingIsPosted = trial.calls().stream().noneMatch(PostedCall.class::isInstance);
        if (nothingIsPosted && trial.adapters().facilities().contains(Facility.POSTING)) {
            int times = 1 + Math.floorMod(trial.token().hashCode(), MOST_POLLS);
            for (int time = 0; time < times; time++) {
                connection.active().collectedResults().all();
                connection.passive().collectedResults().all();
            }
        }
    }

    /** What a reject brought is asked for once more: it may have been made where no property looks at its data. */
    private void askAfterTheReject(Connection connection) {
        if (connection.passive().hasRejected()
                && connection.active().hasCalled()
                && connection.active().connect().hasFailed()) {
            ask(connection.active());
        }
    }

    private void takeAWhile() {
        if (circumstances.pace() == ConsumerPace.AFTER_A_WHILE) {
            trial.letPass(A_WHILE_NANOS);
            trial.broughtAbout(ConsumerPace.AFTER_A_WHILE);
        }
    }
}
