package org.ndktck.connection;

import java.net.InetSocketAddress;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.connecting.Side;
import org.ndktck.trial.Trial;

/** A consumer that asks for a local address and port of its own, whoever may hold it already. */
final class AddressClaimant {

    private final Trial trial;
    private final ConnectionPlan plan;

    AddressClaimant(Trial trial, ConnectionPlan plan) {
        this.trial = trial;
        this.plan = plan;
    }

    /** Asks, with nothing around it that might get a port meanwhile, and waits for the outcome. */
    AsyncCall claim(AddressClaim way, Side side, InetSocketAddress local) {
        return trial.madeBeside(() -> claim(possible(way, side), adapter(side), local));
    }

    /** As {@link #claim}, for what must fail whoever gets a port meanwhile: so it is asked on any thread, or in a callback. */
    AsyncCall claimInVain(AddressClaim way, Side side, InetSocketAddress local) {
        AddressClaim possible = possible(way, side);
        return possible == AddressClaim.CONNECT ? claim(possible, side, local) : claim(possible, adapter(side), local);
    }

    private AsyncCall claim(AddressClaim way, NdkAdapter adapter, InetSocketAddress local) {
        return switch (way) {
            case LISTEN -> listen(adapter, local);
            case CONNECT -> connect(local);
            case SHARED_ENDPOINT -> createSharedEndpoint(adapter, local);
        };
    }

    private NdkAdapter adapter(Side side) {
        return side == Side.ACTIVE
                ? trial.adapters().activeAdapter()
                : trial.adapters().passiveAdapter();
    }

    /** Of two adapters, one listens and the other connects. */
    private AddressClaim possible(AddressClaim way, Side side) {
        boolean two = !trial.adapters().activeAdapter().equals(trial.adapters().passiveAdapter());
        if (two && side == Side.ACTIVE && way == AddressClaim.LISTEN) {
            return AddressClaim.SHARED_ENDPOINT;
        }
        return two && side == Side.PASSIVE && way == AddressClaim.CONNECT ? AddressClaim.LISTEN : way;
    }

    private AsyncCall listen(NdkAdapter adapter, InetSocketAddress local) {
        NdkListener listener = trial.created(trial.objects().createListener(adapter, trial::own), NdkListener.class);
        return settled(trial.objects().listen(listener, local.getAddress(), local.getPort()));
    }

    private AsyncCall createSharedEndpoint(NdkAdapter adapter, InetSocketAddress local) {
        AsyncCall create = settled(trial.objects().createSharedEndpoint(adapter, local.getAddress(), local.getPort()));
        trial.ownWhatWasCreated(create);
        return create;
    }

    /**
     * To a listener of its own, which accepts at once: nothing but the local address speaks against it. The listener's port is
     * given, as a provider may choose the one that was freed last.
     */
    private AsyncCall connect(InetSocketAddress local) {
        Connection beside = new Connection(
                        trial,
                        plan.ofVersion11().acceptedPlainly().withGivenPorts().overOwnEndpoint())
                .from(local);
        beside.ready();
        trial.require(
                beside.active().connector().dispatch() != null, () -> "the Dispatch of a connector is NULL (CRE-09)");
        AsyncCall connect = beside.connectEnded();
        trial.require(
                connect.completion().succeeded() || !beside.passive().hasConnector(),
                () -> "a request from the address arrived, and yet " + connect.function() + " "
                        + connect.completion().words());
        trial.requireControl(
                connect.hasFailed(), this::connectsFromElsewhere, () -> "a connect from an unused port fails, too");
        return connect;
    }

    /** Whether a connect works that asks for a port which nobody has used, with a listener of its own as well. */
    private boolean connectsFromElsewhere() {
        Connection other = new Connection(
                trial, plan.ofVersion11().acceptedPlainly().withGivenPorts().overOwnEndpoint());
        return other.connectEnded().completion().succeeded();
    }

    /** A function that is not there says nothing about the address (GEN-01). */
    private AsyncCall settled(AsyncCall call) {
        trial.settle(call);
        trial.rethrow();
        trial.require(
                !call.completion().isAnyOf(NtStatus.STATUS_NOT_SUPPORTED),
                () -> call.function() + " " + call.completion().words());
        return call;
    }
}
