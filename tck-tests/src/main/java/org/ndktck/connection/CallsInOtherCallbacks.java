package org.ndktck.connection;

import java.net.InetAddress;
import java.util.Comparator;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkQp;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.gate.AcceptArguments;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallExecutor;
import org.ndktck.gate.CallForm;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.adapter.Family;
import org.ndktck.trial.DispatchLevelFunctions;
import org.ndktck.trial.QpResources;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/**
 * Makes some calls of a try inside callbacks of connections that stand beside it. A callback that does not come is no
 * matter: the call is made as usual then.
 */
public final class CallsInOtherCallbacks implements CallExecutor {

    /** Of the functions that the judged row is about. */
    private static final int MOST_CALLS = 4;

    private static final int MOST_ESTABLISHED = 2;

    private static final long LIMIT = 1;

    private final Trial trial;
    private final Family family;
    private final CallingThread where;
    private final CallsDrawnInside drawn;
    private boolean busy;
    private @Nullable QpResources active;
    private @Nullable QpResources passive;
    private @Nullable NdkListener listener;
    private int port;
    private volatile OneCall next = OneCall.NONE;
    private final AtomicReference<@Nullable NdkConnector> come = new AtomicReference<>();

    /** Has made no call yet. */
    public CallsInOtherCallbacks(Trial trial) {
        this.trial = trial;
        this.family =
                trial.facts().families().stream().min(Comparator.naturalOrder()).orElse(Family.IPV4);
        this.where = trial.circumstances().thread();
        // from the token, so that a replay draws the same calls
        this.drawn = new CallsDrawnInside(
                DispatchLevelFunctions.of(trial.judged()),
                where == CallingThread.IN_DISCONNECT_EVENT ? MOST_ESTABLISHED : MOST_CALLS,
                trial.token().hashCode());
    }

    /** Called on the driving thread only. */
    @Override
    public void call(NdkFunction function, Runnable call) {
        boolean isWitness = trial.isWitnessing();
        if (busy
                || trial.isHostedInVain()
                || !(isWitness ? drawn.isNextWitness(function) : drawn.isNext(function))
                || isClosing()) {
            call.run();
            return;
        }
        OneCall one = new OneCall(call);
        next = one;
        busy = true;
        try {
            trial.beside(() -> bringAbout(one));
        } catch (PreconditionUnmet unmet) {
            // another requirement owes the callback; this try is about something else
        } finally {
            busy = false;
            next = OneCall.NONE;
        }
        trial.calledBack(one.isMade());
        if (one.isMade()) {
            trial.madeInside(function);
        }
        one.makeUnlessBegun();
    }

    /** The try closes everything, also what stands beside it. */
    private boolean isClosing() {
        return isClosing(active) || isClosing(passive) || (listener != null && !trial.isOpen(listener));
    }

    private boolean isClosing(@Nullable QpResources resources) {
        return resources != null
                && (!trial.isOpen(resources.pd())
                        || !resources.queues().stream().allMatch(trial::isOpen));
    }

    // --- callbacks

    private void bringAbout(OneCall one) {
        NdkConnector connecting =
                trial.created(trial.objects().createConnector(trial.adapters().activeAdapter()), NdkConnector.class);
        AsyncCall connect = connect(connecting);
        NdkConnector requested = trial.required(come.get(), () -> "no request beside");
        switch (where) {
            case IN_COMPLETION -> {
                trial.inside().every(trial.lifetimeOf(connecting), one::make);
                trial.connections().reject(requested, data(trial.facts().maxCalleeData()));
                hasCalledBack(connect, one);
            }
            case IN_CLOSE_COMPLETION -> {
                trial.inside().every(trial.lifetimeOf(requested), one::make);
                hasCalledBack(trial.startClose(requested), one);
            }
            case IN_DISCONNECT_EVENT -> disconnectEvent(connecting, connect, requested, one);
            default -> trial.connections().reject(requested, data(trial.facts().maxCalleeData()));
        }
        trial.settle(connect);
    }

    /** Waits for a call, and for what its callback does if it has one. */
    private void hasCalledBack(AsyncCall call, OneCall one) {
        trial.settle(call);
        trial.await(
                "what a callback beside does",
                () -> one.isMade() || call.callbacks().isEmpty());
    }

    private AsyncCall connect(NdkConnector connecting) {
        listen();
        come.set(null); // a request of an earlier attempt may have come late
        InetAddress source = trial.source(family);
        InetAddress destination = trial.destination(family);
        AsyncCall connect = trial.connections()
                .connect(
                        connecting,
                        queuePairOf(activeEndpoint()),
                        new ConnectionGate.Request(source, 0, destination, port, LIMIT, LIMIT),
                        data(trial.facts().maxCallerData()),
                        () -> {});
        trial.await("a connect event beside", () -> come.get() != null || connect.hasFailed());
        return connect;
    }

    /** One byte of private data, or none where the adapter takes none. */
    private static byte[] data(long most) {
        return most == 0 ? new byte[0] : new byte[] {1};
    }

    private void listen() {
        if (listener == null) {
            NdkListener listening = trial.created(
                    trial.objects().createListener(trial.adapters().passiveAdapter(), this::requested),
                    NdkListener.class);
            AsyncCall listen = trial.objects().listen(listening, trial.destination(family), 0);
            trial.settle(listen);
            trial.requireSuccess(listen);
            AddressCall told = trial.localAddressOf(listening);
            port = told.port().orElse(0);
            listener = listening;
        }
    }

    /** Inside the connect event, on a thread of the provider. */
    private void requested(NdkConnector connector) {
        if (trial.own(connector, true)) {
            if (where == CallingThread.IN_CONNECT_EVENT) {
                next.make();
            }
            come.compareAndSet(null, connector);
        }
    }

    private void disconnectEvent(NdkConnector connecting, AsyncCall connect, NdkConnector requested, OneCall one) {
        AcceptArguments arguments = new AcceptArguments(queuePairOf(passiveEndpoint()), LIMIT, LIMIT, CallForm.PLAIN);
        AsyncCall accept = trial.connections()
                .accept(requested, arguments, data(trial.facts().maxCalleeData()), () -> {});
        trial.settle(connect);
        trial.requireSuccess(connect);
        AsyncCall complete = trial.connections().completeConnect(connecting, CallForm.PLAIN);
        trial.settleAll(complete, accept);
        trial.requireSuccess(accept);
        trial.inside().every(trial.lifetimeOf(connecting), one::make);
        AsyncCall disconnect = trial.connections().disconnect(requested);
        trial.await("a disconnect event beside", () -> one.isMade() || disconnect.hasFailed());
        if (one.isMade()) {
            // Unanswered, it would pend until the end of the try, and whoever waits for everything would wait in vain.
            trial.settleAll(disconnect, trial.connections().disconnect(connecting));
        }
    }

    // --- objects

    private QpResources activeEndpoint() {
        if (active == null) {
            active = QpResources.openApart(trial, trial.adapters().activeAdapter());
        }
        return active;
    }

    private QpResources passiveEndpoint() {
        if (passive == null) {
            passive = QpResources.openApart(trial, trial.adapters().passiveAdapter());
        }
        return passive;
    }

    /** A new queue pair for each attempt. */
    private NdkQp queuePairOf(QpResources resources) {
        trial.require(!isClosing(), () -> "what stands beside is closing");
        return trial.created(
                trial.objects()
                        .createQp(resources.pd(), resources.cq(), resources.initiatorCq(), QpResources.QUEUE_DEPTH),
                NdkQp.class);
    }

    /** A call that is made once, inside a callback or else afterwards. */
    private static final class OneCall {

        static final OneCall NONE = new OneCall(() -> {});

        private final Runnable call;
        private final AtomicBoolean begun = new AtomicBoolean();
        private final CountDownLatch made = new CountDownLatch(1);
        private volatile @Nullable RuntimeException failure;

        OneCall(Runnable call) {
            this.call = call;
        }

        void make() {
            if (!begun.getAndSet(true)) {
                try {
                    call.run();
                } catch (RuntimeException barred) {
                    failure = barred;
                } finally {
                    made.countDown();
                }
            }
        }

        boolean isMade() {
            return made.getCount() == 0;
        }

        /** Makes it here unless a callback has begun to; throws here what went wrong there. */
        void makeUnlessBegun() {
            make();
            try {
                made.await(); // as long as the provider keeps the thread, as if the call were made here
            } catch (InterruptedException watched) {
                Thread.currentThread().interrupt();
            }
            RuntimeException barred = failure;
            if (barred != null) {
                throw barred;
            }
        }
    }
}
