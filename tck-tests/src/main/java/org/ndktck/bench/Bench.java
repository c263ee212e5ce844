package org.ndktck.bench;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.connection.CallsInOtherCallbacks;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.driving.AllConnectionFunctions;
import org.ndktck.driving.AllDispatchFunctions;
import org.ndktck.driving.CallSequenceRunner;
import org.ndktck.driving.ConcurrentConnects;
import org.ndktck.driving.ConnectionLifetimeRunner;
import org.ndktck.driving.Handshake;
import org.ndktck.driving.ReplacedTablesRunner;
import org.ndktck.driving.WaitsInsideFunctions;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.OpenAdapterCall;
import org.ndktck.invariants.BreachSubject;
import org.ndktck.irql.FlightRecording;
import org.ndktck.irql.ThreadWait;
import org.ndktck.plan.CallSequence;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.ConnectCount;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.FirstToStart;
import org.ndktck.plan.lifetime.PostedRequests;
import org.ndktck.racing.PostingRace;
import org.ndktck.racing.RaceResult;
import org.ndktck.reading.AdapterInfo;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;
import org.ndktck.report.model.Finding;
import org.ndktck.trial.QpResources;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/**
 * What a property works with in one try: brings about what the plan names when it is asked to, and verifies what comes
 * of it.
 */
public final class Bench extends Trial {

    private static final int SEVERAL_REQUESTS = 3;

    /** So many tell a wait that is now and then from one that is always. */
    private static final int FURTHER_ROUNDS = 7;

    /**
     * Makes a bench; opens nothing.
     *
     * @param environment what all benches share
     * @param judged the requirement the property judges
     * @param token what replays this try
     * @param circumstances what surrounds the calls
     */
    public Bench(TestEnvironment environment, RequirementId judged, String token, Circumstances circumstances) {
        super(environment, judged, token, circumstances);
    }

    @Override
    protected void opened() {
        if (circumstances().thread().isBesideAnother()) {
            letCall(new CallsInOtherCallbacks(this));
        }
    }

    // --- one connection along a plan

    /** Connects as planned and makes the given calls on the asked side; requires an agreed required size. */
    public ReadResults read(ConnectionDataPlan plan, Read... reads) {
        open(ContextKind.UNIQUE);
        return Handshake.asking(this, plan, Arrays.asList(reads))
                .establish()
                .reads()
                .agreed(reads);
    }

    /** Connects as planned up to the answer of the passive side and what came of it. */
    public Handshake connect(ConnectionDataPlan plan) {
        open(ContextKind.UNIQUE);
        return connectBeside(plan);
    }

    /** As {@link #connect}, beside other connections of this try. */
    public Handshake connectBeside(ConnectionDataPlan plan) {
        return new Handshake(this, plan).establish();
    }

    // --- whole attempts

    /** Lives a whole connection attempt through, to the last close completion. */
    public void runLifetime(ConnectionLifetimePlan plan) {
        open(plan.contexts());
        run(plan);
    }

    /** As {@link #runLifetime}, with the Dispatch of every object pointing at a table of the kit's (GEN-05). */
    public void runLifetimeWithReplacedTables(ConnectionLifetimePlan plan) {
        open(plan.contexts());
        Runnable restoring = replaceTables();
        toTheEnd(() -> new ReplacedTablesRunner(this, plan, restoring).runLifetime());
    }

    /** Makes the calls of a call sequence, and judges what each must bring about. */
    public void run(CallSequence sequence) {
        open(sequence.contexts());
        toTheEnd(() -> new CallSequenceRunner(this, sequence).run());
    }

    private void run(ConnectionLifetimePlan plan) {
        toTheEnd(() -> new ConnectionLifetimeRunner(this, plan).runLifetime());
    }

    private void toTheEnd(Runnable attempt) {
        try {
            attempt.run();
        } catch (PreconditionUnmet stuck) {
            close();
            verifyInvariant(); // what got the attempt stuck may be the judged breach itself
            throw stuck;
        }
        close();
        rethrow();
    }

    // --- connections

    /** Opens a connection, whose steps the property brings about one by one. */
    public Connection connection(ConnectionPlan plan) {
        return connection(plan, ContextKind.UNIQUE);
    }

    /** Opens a connection whose calls all have a context of their own, or all NULL. */
    public Connection connection(ConnectionPlan plan, ContextKind contexts) {
        open(contexts);
        return new Connection(this, plan);
    }

    /** Opens a connection whose queues take several requests, where the adapters permit. */
    public Connection connectionForSeveralRequests(ConnectionPlan plan) {
        open(ContextKind.UNIQUE);
        return new Connection(this, plan, Math.min(SEVERAL_REQUESTS, queueDepth()));
    }

    /** Opens another connection beside those of this try. */
    public Connection connectionBeside(ConnectionPlan plan) {
        return new Connection(this, plan);
    }

    // --- several connections

    /** Calls every function of every dispatch table, as far as the provider lets it come. */
    public void callEveryFunction(ConnectionPlan plan) {
        new AllDispatchFunctions(this, plan).make();
    }

    /** Calls every function around connections twice, and tells what waited inside them the second time. */
    public WaitsInsideFunctions waitsInsideFunctions(ConnectionPlan plan) {
        open(ContextKind.UNIQUE);
        AllConnectionFunctions functions = new AllConnectionFunctions(this, plan);
        functions.run();
        WaitsInsideFunctions waits = waitsOf(functions::run);
        return waits.hasMomentary() ? waits.withoutRare(waitsOf(() -> repeat(functions))) : waits;
    }

    private WaitsInsideFunctions waitsOf(Runnable rounds) {
        int first = calls().size();
        List<ThreadWait> waits = FlightRecording.of(rounds);
        return new WaitsInsideFunctions(List.copyOf(calls().subList(first, calls().size())), waits);
    }

    private static void repeat(AllConnectionFunctions functions) {
        for (int further = 0; further < FURTHER_ROUNDS; further++) {
            functions.run();
        }
    }

    /** Several connections at once on one listener, all of the same kind. */
    public ConcurrentConnects concurrentConnects(ConnectionPlan plan, ConnectCount company) {
        open(ContextKind.UNIQUE);
        return new ConcurrentConnects(this, plan, company);
    }

    /**
     * Posts requests while another thread does something, on several connections one after the other.
     *
     * @param plan the connections
     * @param posted which requests
     * @param start who sets off first
     * @param other what the other thread does to the side that posts
     */
    public RaceResult racePosts(
            ConnectionPlan plan, PostedRequests posted, FirstToStart start, Function<ConnectionSide, Call> other) {
        open(ContextKind.UNIQUE);
        return new PostingRace(this, plan, posted, start, other).run();
    }

    // --- other requirements

    /**
     * Records that an outcome breaks another requirement than the judged one, which states what it may be.
     *
     * @param broken whether it does
     * @param row the other requirement
     * @param call the call
     * @param expected what that requirement demands
     */
    public void forbid(boolean broken, RequirementId row, AsyncCall call, String expected) {
        if (broken) {
            breach(
                    row,
                    Finding.Kind.FORBIDDEN_SEEN,
                    BreachSubject.of(call),
                    expected,
                    call.completion().words());
        }
    }

    // --- adapters

    /** Asks an adapter to describe itself. */
    public AdapterInfo adapterInfo(Side side) {
        open(ContextKind.UNIQUE);
        return new AdapterInfo(
                this,
                side == Side.ACTIVE ? adapters().activeAdapter() : adapters().passiveAdapter());
    }

    /**
     * As {@link #require}, for a closed object: that its close waits for what goes on on it others demand. The completion of the
     * close itself, or another callback that the kit keeps from returning, returns first.
     */
    public void requireAtRest(NdkObject<?> closed) {
        Lifetime lifetime = lifetimeOf(closed);
        BooleanSupplier isAtRest = () -> lifetime.asyncCalls().stream().allMatch(AsyncCall::isOver)
                && events().stream()
                        .noneMatch(event ->
                                event.owner().equals(lifetime) && event.span().running());
        require(
                await("the end of what goes on on a closed object", isAtRest),
                () -> lifetime.name() + " is closed while something goes on on it");
    }

    /** Creates an object of each kind but the shared endpoint over an adapter that was opened, and closes them. */
    public void createOver(OpenAdapterCall open) {
        NdkAdapter adapter = required(open.adapter(), () -> "no adapter was opened");
        QpResources resources = QpResources.openApart(this, adapter);
        NdkConnector connector = created(objects().createConnector(adapter), NdkConnector.class);
        NdkListener listener = created(objects().createListener(adapter, this::own), NdkListener.class);
        Stream.of(List.of(connector, listener, resources.qp(), resources.pd()), resources.queues())
                .flatMap(List::stream)
                .forEach(object -> requireClosed(close(object)));
    }

    /** Lets an adapter describe itself that was opened beside those of the run. */
    public AdapterInfoCall description(OpenAdapterCall open) {
        NdkAdapter opened = required(open.adapter(), () -> open.function() + " opened no adapter");
        AdapterInfoCall call = queries().queryAdapterInfo(opened, AMPLE_INFO);
        requireSuccess(call);
        return call;
    }
}
