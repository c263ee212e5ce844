package org.ndktck.trial;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.gate.AdapterGate;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AddressGate;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Gate;
import org.ndktck.gate.InsideCallbacks;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.ObjectGate;
import org.ndktck.gate.OpenAdapterCall;
import org.ndktck.gate.PostingGate;
import org.ndktck.gate.QueryGate;
import org.ndktck.memory.Slab;

/** The calls that a try can make, those it has made, and what is done inside their callbacks. */
abstract class TrialCalls extends TrialAdapters {

    private @Nullable Gate gate;

    TrialCalls(TestEnvironment environment, Circumstances circumstances) {
        super(environment, circumstances);
    }

    void callThrough(Gate opened) {
        gate = opened;
    }

    boolean isOpen() {
        return gate != null;
    }

    Gate gate() {
        Gate present = gate;
        if (present == null) {
            throw new IllegalStateException("the bench was not opened");
        }
        return present;
    }

    // --- calls to make

    /** The calls that create, use and close everything around a connector. */
    public ObjectGate objects() {
        return new ObjectGate(gate());
    }

    /** The calls that ask for an address. */
    public AddressGate addresses() {
        return new AddressGate(gate());
    }

    /** Asks a listener, shared endpoint or connector for its local address, with ample room. */
    public AddressCall localAddressOf(NdkObject<?> object) {
        return AddressBufferSize.ample(capacity -> addresses().getLocalAddress(object, capacity));
    }

    /** Asks a connector for the address of its peer, with ample room. */
    public AddressCall peerAddressOf(NdkConnector connector) {
        return AddressBufferSize.ample(capacity -> addresses().getPeerAddress(connector, capacity));
    }

    /** The calls that ask an object what it can do. */
    public QueryGate queries() {
        return new QueryGate(gate());
    }

    /** The calls that post work requests and collect their results. */
    public PostingGate posting() {
        return new PostingGate(gate());
    }

    /** The calls on a connector. */
    public ConnectionGate connections() {
        return new ConnectionGate(gate());
    }

    /** Memory for the cells and buffers of calls. */
    public Slab slab() {
        return gate().slab();
    }

    OpenAdapterCall openCall(AdapterHandlers handlers, NdkVersion version) {
        return new AdapterGate(gate(), handlers).open(adapters().activeAdapter(), version);
    }

    List<NdkAdapter> bothAdapters() {
        return List.of(adapters().activeAdapter(), adapters().passiveAdapter());
    }

    // --- calls and events so far

    /** All calls so far. */
    public List<Call> calls() {
        return gate == null ? List.of() : gate.calls();
    }

    /** All event callbacks so far. */
    public List<EventCallback> events() {
        return gate == null ? List.of() : gate.events();
    }

    /** The calls that have not returned. */
    public List<Call> unfinished() {
        return gate().unfinished();
    }

    /** The first asynchronous call that ended with a failure, but for those of what stands beside. */
    public Optional<AsyncCall> firstFailure() {
        return calls().stream()
                .filter(AsyncCall.class::isInstance)
                .map(AsyncCall.class::cast)
                .filter(call -> call.hasFailed() && !inside().isLeftAlone(call.lifetime()))
                .findFirst();
    }

    /** The present lifetime of an object, or its last one. */
    public Lifetime lifetimeOf(NdkObject<?> object) {
        return gate().lifetimeOf(object);
    }

    /** The context that a queue pair was created with. */
    public long qpContext(NdkQp qp) {
        return gate().qpContext(qp);
    }

    // --- inside callbacks

    /** What the kit does inside callbacks. */
    public InsideCallbacks inside() {
        return gate().inside();
    }

    /** Does something inside a callback, and keeps what it throws for {@link #rethrow}. */
    public void guarded(Runnable step) {
        gate().inside().guarded(step);
    }

    /** Whether something went wrong inside a callback or on the second thread. */
    public boolean hasFailed() {
        return gate().inside().hasFailure();
    }

    /** Throws what went wrong inside a callback or on the second thread. */
    public void rethrow() {
        RuntimeException failure = gate().inside().takeFailure();
        if (failure != null) {
            throw failure;
        }
    }

    /** Lets those who wait look again. */
    public void wake() {
        gate().signal().raise();
    }
}
