package org.ndktck.scene;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.provider.Facility;
import org.ndktck.circumstance.Antecedents;
import org.ndktck.circumstance.AskedBefore;
import org.ndktck.circumstance.Bystander;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.ListenerPause;
import org.ndktck.circumstance.Neighbour;
import org.ndktck.circumstance.Pace;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.circumstance.Turn;
import org.ndktck.gate.AddressGate;
import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.connecting.Answer;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Pattern;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.reading.Reader;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/**
 * Brings about what surrounds the connections of a try, where their steps pass: a property does not notice. What cannot
 * be brought about ends the try undecided, as any step that another requirement owes.
 */
final class Around {

    /** Of the buffers that an address is asked for with, in this order from any of them on: some are too short. */
    private static final List<Long> CAPACITIES = List.of(AddressGate.AMPLE, 1L, 15L, AddressGate.AMPLE, 27L);

    private static final long A_WHILE_NANOS = TimeUnit.MICROSECONDS.toNanos(300);

    private final Trial trial;
    private final Circumstances circumstances;
    private final Set<Scene> surrounded = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Scene> answered = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Scene> neighbours = new ArrayList<>();
    private final List<Guest> guests = new ArrayList<>();
    private boolean newerDone;

    Around(Trial trial, Circumstances circumstances) {
        this.trial = trial;
        this.circumstances = circumstances;
    }

    /** What surrounds the connections of a try. */
    static Around of(Trial trial) {
        return trial.companion(Around.class, () -> {
            Around around = new Around(trial, trial.circumstances());
            trial.whenItEnds(around::over);
            return around;
        });
    }

    /** Does something that is itself not surrounded by anything. */
    private void alone(Runnable action) {
        if (!trial.isBeside()) {
            trial.beside(action);
        }
    }

    // --- where a scene passes

    /** The passive side listens, on a known port. */
    void listening(Scene scene) {
        alone(() -> {
            bystander(scene);
            pauseBefore(scene);
            turn(scene);
            if (circumstances.neighbour() == Neighbour.OLDER_AT_THE_LISTENER) {
                neighbourAt(scene);
            }
        });
    }

    /** Both sides have everything that they connect with. */
    void ready(Scene scene) {
        alone(() -> {
            if (surrounded.add(scene)) {
                olderNeighbour(scene);
                useEndpoint(scene);
                receive(scene);
                if (circumstances.antecedents() == Antecedents.PD_CLOSING) {
                    trial.closeOnce(scene.active().pd());
                    trial.closeOnce(scene.passive().pd());
                    trial.broughtAbout(Antecedents.PD_CLOSING);
                }
            }
        });
    }

    /** The request has reached the passive side; the driving thread knows of it. */
    void requested(Scene scene) {
        alone(() -> {
            if (answered.add(scene)) {
                betweenRequestAndAnswer(scene);
                pauseBetween(scene);
                closeTheListener(scene);
                if (!scene.passive().hasCalled()) {
                    ask(scene.passive());
                }
                takeAWhile();
            }
        });
    }

    /** The connect has succeeded; the driving thread knows of it. */
    void accepted(Scene scene) {
        alone(() -> {
            if (!scene.active().hasCompleted() && !scene.active().hasRejected()) {
                ask(scene.active());
                takeAWhile();
            }
        });
    }

    /** Both sides have completed with success. */
    void established(Scene scene) {
        if (circumstances.asked() == AskedBefore.OFTEN
                && !scene.active().hasLeft()
                && !scene.passive().hasLeft()) {
            alone(() -> askForItsAddresses(scene));
        }
    }

    /** Whatever older connections of the same listener are alive are closed. */
    void guestsLeave() {
        alone(() -> guests.forEach(Guest::leaves));
    }

    /** The try is over; nothing is closed yet. What lives beside must say what it said. */
    private void over() {
        try {
            alone(() -> neighbours.forEach(this::askAgain));
        } catch (PreconditionUnmet unmet) {
            // another requirement owes what is missing; the try has said what it has to say
        }
    }

    // --- other listeners and requests

    private void bystander(Scene scene) {
        if (circumstances.bystander() == Bystander.NONE || scene.listener == null) {
            return;
        }
        InetAddress listening = scene.listenerAddress().getAddress();
        Optional<InetAddress> other = trial.unusedDestination(scene.plan().family());
        boolean samePort = circumstances.bystander() == Bystander.SAME_PORT;
        if (samePort && other.isEmpty()) {
            return;
        }
        NdkListener listener = trial.created(
                trial.objects().createListener(trial.adapters().passiveAdapter(), trial::own), NdkListener.class);
        AsyncCall listen = samePort
                ? trial.objects().listen(listener, other.orElseThrow(), scene.port())
                : trial.objects().listen(listener, listening, 0);
        trial.settle(listen);
        trial.requireSuccess(listen);
        if (circumstances.bystander() == Bystander.PAUSED) {
            trial.objects().controlConnectEvents(listener, true);
        }
        trial.broughtAbout(circumstances.bystander());
    }

    private void pauseBefore(Scene scene) {
        switch (circumstances.pause()) {
            case BEFORE -> pauseAndResume(scene);
            case TWICE_BEFORE -> {
                pauseAndResume(scene);
                pauseAndResume(scene);
            }
            default -> {}
        }
    }

    private void pauseBetween(Scene scene) {
        if (circumstances.pause() == ListenerPause.BETWEEN) {
            pauseAndResume(scene);
        }
    }

    private void pauseAndResume(Scene scene) {
        if (scene.listener != null && trial.isOpen(scene.listener())) {
            trial.objects().controlConnectEvents(scene.listener(), true);
            trial.objects().controlConnectEvents(scene.listener(), false);
            trial.broughtAbout(circumstances.pause());
        }
    }

    private void turn(Scene scene) {
        if (circumstances.turn() == Turn.FIRST || scene.listener == null) {
            return;
        }
        switch (circumstances.turn()) {
            case FIRST -> {}
            case AFTER_ACCEPTED -> new Guest(scene).isAccepted().leaves();
            case AFTER_REJECTED -> new Guest(scene).isRejected().leaves();
            case AFTER_ABANDONED -> new Guest(scene).isAbandoned().leaves();
            case FOURTH -> {
                new Guest(scene, Party::accept).isAccepted().leaves();
                new Guest(scene, Party::reject).isRejected().leaves();
                new Guest(scene).isRejected().leaves();
            }
        }
        trial.broughtAbout(circumstances.turn());
    }

    /** A request of another active side at a scene's listener. */
    private final class Guest {

        private final Party active;
        private final Party passive;

        /** One that is answered after its connect event. */
        Guest(Scene host) {
            this(host, party -> {});
        }

        /** One that is answered inside its connect event. */
        Guest(Scene host, Consumer<Party> onRequest) {
            ScenePlan plan = plain(host.plan()).overOwnEndpoint();
            this.active = new Party(trial, plan, Side.ACTIVE);
            this.passive = new Party(trial, plan, Side.PASSIVE);
            active.bring(trial.created(
                    trial.objects().createConnector(trial.adapters().activeAdapter()), NdkConnector.class));
            AtomicReference<@Nullable NdkConnector> come = new AtomicReference<>();
            host.leaveRequestsTo(connector -> {
                if (trial.own(connector, true)) {
                    passive.seen(connector);
                    onRequest.accept(passive);
                    come.compareAndSet(null, connector);
                }
            });
            active.called(active.connect(host.requestFromOwnEndpoint(), null, () -> {}));
            boolean has = trial.await(
                    "the connect event",
                    () -> come.get() != null || active.connect().hasFailed());
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

        void leaves() {
            trial.closeIfOpen(active.connector());
            trial.closeIfOpen(passive.connector());
        }
    }

    // --- other connections

    /** Plain data and limits, events registered in the plain form, whatever the surrounded connection has. */
    private ScenePlan plain(ScenePlan plan) {
        return plan.answeredAfterwards()
                .withChosenPorts()
                .registering(Registration.EVENT)
                .plain()
                .sending(
                        new PrivateData((int) Math.min(7, trial.facts().maxCallerData()), Pattern.ONES),
                        new PrivateData((int) Math.min(3, trial.facts().maxCalleeData()), Pattern.ONES));
    }

    private void neighbourAt(Scene scene) {
        if (scene.listener != null) {
            guests.add(new Guest(scene).isAccepted());
            trial.broughtAbout(Neighbour.OLDER_AT_THE_LISTENER);
        }
    }

    private void olderNeighbour(Scene scene) {
        switch (circumstances.neighbour()) {
            case OLDER, CLOSED_BETWEEN -> {
                if (neighbours.isEmpty()) {
                    neighbours.add(neighbour(scene));
                    trial.broughtAbout(Neighbour.OLDER);
                }
            }
            case UNANSWERED -> {
                if (neighbours.isEmpty()) {
                    Scene other = new Scene(trial, plain(scene.plan()).overOwnEndpoint()).requested();
                    other.passive().read();
                    neighbours.add(other);
                    trial.broughtAbout(Neighbour.UNANSWERED);
                }
            }
            default -> {}
        }
    }

    private Scene neighbour(Scene scene) {
        Scene other = new Scene(trial, plain(scene.plan()).overOwnEndpoint()).established();
        askAgain(other);
        return other;
    }

    private void betweenRequestAndAnswer(Scene scene) {
        if (scene.plan().answer() == Answer.AT_ONCE && scene.passive().hasCalled()) {
            return;
        }
        if (circumstances.neighbour() == Neighbour.NEWER && !newerDone) {
            newerDone = true;
            neighbours.add(neighbour(scene));
            trial.broughtAbout(Neighbour.NEWER);
        }
        if (circumstances.neighbour() == Neighbour.CLOSED_BETWEEN && !neighbours.isEmpty()) {
            neighbours.forEach(gone -> {
                trial.close(gone.active().connector());
                trial.close(gone.passive().connector());
            });
            neighbours.clear();
            trial.broughtAbout(Neighbour.CLOSED_BETWEEN);
        }
    }

    /** What is known of an older connection is asked for once more. */
    private void askAgain(Scene neighbour) {
        if (!neighbour.passive().hasConnector()
                || !neighbour.passive().isOpen()
                || !neighbour.active().isOpen()) {
            return;
        }
        if (neighbour.active().hasCompleted()) {
            neighbour.active().localAddress();
            neighbour.active().peerAddress();
            neighbour.passive().localAddress();
            neighbour.passive().peerAddress();
        } else {
            neighbour.passive().read();
        }
    }

    private void useEndpoint(Scene scene) {
        NdkSharedEndpoint endpoint = scene.sharedEndpoint;
        if (circumstances.endpoint() == EndpointUse.FRESH
                || scene.plan().route() != Route.SHARED_ENDPOINT
                || endpoint == null) {
            return;
        }
        Scene carried = new Scene(trial, plain(scene.plan()).overSharedEndpoint());
        carried.sharedEndpoint = endpoint;
        carried.established();
        if (circumstances.endpoint() == EndpointUse.CARRIED) {
            trial.close(carried.active().connector());
            trial.close(carried.passive().connector());
        } else {
            neighbours.add(carried);
        }
        trial.broughtAbout(circumstances.endpoint());
    }

    // --- the connection itself

    private void receive(Scene scene) {
        if (circumstances.receive() == PriorReceive.POSTED
                && trial.adapters().facilities().contains(Facility.POSTING)) {
            trial.posting().receive(scene.active().qp());
            trial.posting().receive(scene.passive().qp());
            trial.broughtAbout(PriorReceive.POSTED);
        }
    }

    private void closeTheListener(Scene scene) {
        if (circumstances.antecedents() == Antecedents.LISTENER_CLOSING && scene.listener != null) {
            trial.closeOnce(scene.listener());
            trial.broughtAbout(Antecedents.LISTENER_CLOSING);
        }
    }

    private void ask(Party party) {
        AskedBefore what = circumstances.asked();
        if (what != AskedBefore.NOTHING && party.isOpen()) {
            Reader.of(trial).ask(party.connector(), what);
            trial.broughtAbout(what);
        }
    }

    private void askForItsAddresses(Scene scene) {
        int first = Math.floorMod(trial.token().hashCode(), CAPACITIES.size());
        for (int at = 0; at < CAPACITIES.size(); at++) {
            long capacity = CAPACITIES.get((first + at) % CAPACITIES.size());
            for (Party party : List.of(scene.active(), scene.passive())) {
                if (party.hasConnector() && party.isOpen()) {
                    trial.addresses().getLocalAddress(party.connector(), capacity);
                    trial.addresses().getPeerAddress(party.connector(), capacity);
                }
            }
            for (NdkObject<?> local : Arrays.asList(scene.listener, scene.sharedEndpoint)) {
                if (local != null && trial.isOpen(local)) {
                    trial.addresses().getLocalAddress(local, capacity);
                }
            }
        }
    }

    private void takeAWhile() {
        if (circumstances.pace() == Pace.AFTER_A_WHILE) {
            trial.letPass(A_WHILE_NANOS);
            trial.broughtAbout(Pace.AFTER_A_WHILE);
        }
    }
}
