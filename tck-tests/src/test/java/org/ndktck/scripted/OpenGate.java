package org.ndktck.scripted;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.circumstance.GivenContexts;
import org.ndktck.gate.AcceptArguments;
import org.ndktck.gate.AddressGate;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CallForm;
import org.ndktck.gate.CallObserver;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.Contexts;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.FunctionTracker;
import org.ndktck.gate.Gate;
import org.ndktck.gate.ObjectGate;
import org.ndktck.gate.Signal;
import org.ndktck.memory.Slab;

/** A call gate over a scripted provider, with what a test does again and again. */
public final class OpenGate implements AutoCloseable {

    /** Rules that watch nothing. */
    public static final CallObserver NO_RULES = new CallObserver() {

        @Override
        public void seen(NdkObject<?> object, String how) {}

        @Override
        public void closing(NdkObject<?> object) {}

        @Override
        public void returned(Call call) {}

        @Override
        public void completed(AsyncCall call, CompletionCallback callback) {}

        @Override
        public void event(EventCallback event) {}
    };

    private static final long LONGEST_WAIT = Duration.ofSeconds(30).toNanos();

    private final OpenedAdapters adapters;
    private final Gate gate;
    private final List<NdkConnector> incoming = new CopyOnWriteArrayList<>();
    private final List<NdkListener> listening = new CopyOnWriteArrayList<>();

    /** Opens without rules. */
    public OpenGate(Script script) {
        this(script, NO_RULES);
    }

    /** Opens with rules. */
    public OpenGate(Script script, CallObserver rules) {
        this(script, rules, FunctionTracker.OPEN);
    }

    /** Opens without rules for somebody who is told which function the provider is in. */
    public OpenGate(Script script, FunctionTracker tracker) {
        this(script, NO_RULES, tracker);
    }

    /** Opens without rules for a consumer that gives such contexts. */
    public OpenGate(Script script, GivenContexts contexts) {
        this(script, NO_RULES, FunctionTracker.OPEN, contexts);
    }

    private OpenGate(Script script, CallObserver rules, FunctionTracker tracker) {
        this(script, rules, tracker, GivenContexts.UNIQUE);
    }

    private OpenGate(Script script, CallObserver rules, FunctionTracker tracker, GivenContexts contexts) {
        this.adapters = ScriptedProvider.open(script);
        this.gate = new Gate(new Slab(1 << 20, 1), new Signal(), rules, new Contexts(1, contexts), tracker);
    }

    public Gate gate() {
        return gate;
    }

    public Slab slab() {
        return gate.slab();
    }

    public ObjectGate objects() {
        return new ObjectGate(gate);
    }

    public AddressGate addresses() {
        return new AddressGate(gate);
    }

    public ConnectionGate connections() {
        return new ConnectionGate(gate);
    }

    public NdkAdapter adapter() {
        return adapters.activeAdapter();
    }

    public InetAddress address() {
        return adapters.activeAddresses().get(0);
    }

    /** Waits for what must come. */
    public void await(BooleanSupplier condition) {
        if (!gate.signal().await(condition, LONGEST_WAIT)) {
            throw new AssertionError("what must come did not: " + gate.calls());
        }
    }

    /** Waits until a call has told its outcome. */
    public AsyncCall settled(AsyncCall call) {
        await(call::settled);
        return call;
    }

    private <T extends NdkObject<?>> T created(AsyncCall create, Class<T> type) {
        return type.cast(Objects.requireNonNull(settled(create).object(create.completion())));
    }

    public NdkConnector connector() {
        return created(objects().createConnector(adapter()), NdkConnector.class);
    }

    public NdkPd pd() {
        return created(objects().createPd(adapter()), NdkPd.class);
    }

    public NdkCq cq() {
        return created(objects().createCq(adapter(), 2), NdkCq.class);
    }

    public NdkQp qp() {
        return qp(cq());
    }

    /** A queue pair whose results are given to a completion queue. */
    public NdkQp qp(NdkCq cq) {
        return created(objects().createQp(pd(), cq, 1), NdkQp.class);
    }

    /** A listener, not yet listening. */
    public NdkListener listener(Consumer<NdkConnector> onRequest) {
        return created(
                objects().createListener(adapter(), connector -> {
                    onRequest.accept(connector);
                    incoming.add(connector);
                }),
                NdkListener.class);
    }

    /** Listens on a port of the provider's choice. */
    public int listen(Consumer<NdkConnector> onRequest) {
        NdkListener listener = listener(onRequest);
        listening.add(listener);
        settled(objects().listen(listener, address(), 0));
        return addresses().getLocalAddress(listener, AddressGate.AMPLE).port().orElseThrow();
    }

    /** The listeners that {@link #listen} made. */
    public List<NdkListener> listening() {
        return listening;
    }

    /** Begins a connect to a port. */
    public AsyncCall connect(NdkConnector connector, int port) {
        return connections().connect(connector, qp(), request(port), new byte[] {1, 2}, () -> {});
    }

    /** What a connect to a port asks for. */
    public ConnectionGate.Request request(int port) {
        return new ConnectionGate.Request(address(), 0, address(), port, 1, 2);
    }

    /** The connector of the next connect event. */
    public NdkConnector incoming() {
        await(() -> !incoming.isEmpty());
        return incoming.remove(0);
    }

    /** Accepts with some limits and bytes. */
    public AsyncCall accept(NdkConnector connector) {
        return connections().accept(connector, new AcceptArguments(qp(), 3, 4, CallForm.PLAIN), new byte[] {3});
    }

    @Override
    public void close() {
        adapters.close();
    }
}
