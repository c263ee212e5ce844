package org.ndktck.bench;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AdapterGate;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AddressGate;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.Contexts;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Gate;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.InsideCallbacks;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.ObjectGate;
import org.ndktck.gate.OpenCall;
import org.ndktck.gate.PostingGate;
import org.ndktck.gate.QueryGate;
import org.ndktck.gate.Signal;
import org.ndktck.invariants.About;
import org.ndktck.invariants.StandingInvariants;
import org.ndktck.irql.FlightRecording;
import org.ndktck.irql.Wait;
import org.ndktck.memory.Slab;
import org.ndktck.plan.AdapterFacts;
import org.ndktck.plan.Company;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.ContextKind;
import org.ndktck.plan.Delivery;
import org.ndktck.plan.Family;
import org.ndktck.plan.FirstClosed;
import org.ndktck.plan.HeadStart;
import org.ndktck.plan.LifePlan;
import org.ndktck.plan.Move;
import org.ndktck.plan.Partition;
import org.ndktck.plan.Posted;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.Side;
import org.ndktck.plan.Story;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;
import org.ndktck.verify.AdapterInfoAssert;
import org.ndktck.verify.AddressAssert;
import org.ndktck.verify.AsyncCallAssert;
import org.ndktck.verify.GetConnectionDataAssert;
import org.ndktck.verify.PreconditionUnmet;
import org.ndktck.verify.RequirementBroken;
import org.ndktck.verify.StatusAssert;

/**
 * What a property works with in one try. Opens what the plan names when it is first asked to, records
 * every call and callback, and closes everything it opened.
 *
 * <p>Used on the thread that runs the property, and inside callbacks on the provider's threads.
 */
public final class Bench implements AutoCloseable {

    /** More room than any address needs. */
    static final long AMPLE_ADDRESS = AddressGate.AMPLE;

    /** More room than any description of an adapter needs. */
    static final long AMPLE_INFO = 256;

    /** A GUID made for this kit: no provider knows an extension by it. */
    static final UUID UNKNOWN_EXTENSION = UUID.fromString("6f1d7d2e-5a0b-4c53-9d6b-0f3c8c1e2a47");

    /** Breaches of one requirement that are told of in one try. */
    private static final int MOST_OF_ONE_REQUIREMENT = 20;

    private static final int ROUND_TRIPS = 3;
    private static final long GLANCE_NANOS = TimeUnit.MICROSECONDS.toNanos(500);
    private static final long LONGEST_ASIDE_SECONDS = 30;
    private static final Duration LONGER_THAN_ANY_TIMEOUT = Duration.ofHours(1);

    private final Site site;
    private final RequirementId judged;
    private final String token;
    private final Transcript transcript = new Transcript();
    private final StandingInvariants invariants = new StandingInvariants(this::breach);
    private final List<Finding> breaches = new CopyOnWriteArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private final Set<NdkObject<?>> owned = ConcurrentHashMap.newKeySet();
    private final OpenObjects opened = new OpenObjects();
    private @Nullable Gate gate;
    private @Nullable Waiting waiting;
    private final List<Hold> holds = new CopyOnWriteArrayList<>();
    private final List<Future<?>> asides = new CopyOnWriteArrayList<>();
    private final List<Condition.Ending> conditions = new CopyOnWriteArrayList<>();
    private final Set<Move> told = EnumSet.noneOf(Move.class);
    private boolean verified;
    private boolean closed;
    private boolean letTimePass;

    /**
     * Makes a bench; opens nothing.
     *
     * @param site what all benches share
     * @param judged the requirement the property judges
     * @param token what replays this try
     */
    public Bench(Site site, RequirementId judged, String token) {
        this.site = site;
        this.judged = judged;
        this.token = token;
    }

    // --- what a property says

    /** Connects as planned and makes the given calls on the asked side; requires an agreed required size. */
    public Reads read(ConnectionPlan plan, Read... reads) {
        open(ContextKind.UNIQUE);
        return agreed(
                new Handshake(this, plan, Arrays.asList(reads)).establish().reads(), reads);
    }

    /** What calls brought that agree on the required size, which other requirements owe. */
    Reads agreed(Reads brought, Read... reads) {
        require(brought.agreedSize().isPresent(), () -> "no two of three calls agree on the required size (RDS)");
        require(!brought.judged().isEmpty(), () -> "the kit makes no buffer for a required size (RDS) that large");
        require(
                brought.requiredSize() > 1 || Arrays.stream(reads).noneMatch(Read::asksForLess),
                () -> "a required size (RDS) below 2 leaves no shorter buffer");
        return brought;
    }

    /** Connects as planned up to the answer of the passive side and what came of it. */
    public Handshake connect(ConnectionPlan plan) {
        open(ContextKind.UNIQUE);
        return connectBeside(plan);
    }

    /** As {@link #connect}, beside other connections of this try. */
    public Handshake connectBeside(ConnectionPlan plan) {
        return new Handshake(this, plan, List.of()).establish();
    }

    /** Lives a whole connection attempt through, to the last close completion. */
    public void live(LifePlan plan) {
        open(plan.contexts());
        run(plan);
    }

    /** As {@link #live}, with the Dispatch of every object pointing at a table of the kit's (GEN-05). */
    public void liveWithReplacedTables(LifePlan plan) {
        open(plan.contexts());
        invariants.replaceTables(gate(), bothAdapters());
        run(plan);
    }

    private List<NdkAdapter> bothAdapters() {
        return List.of(adapters().activeAdapter(), adapters().passiveAdapter());
    }

    /** Makes the calls of a story, and judges what each must bring about. */
    public void tell(Story story) {
        open(story.contexts());
        toTheEnd(() -> new Storyteller(this, story).tell());
    }

    /** Remembers a call of a story that was made. */
    void told(Move move) {
        told.add(move);
    }

    private void run(LifePlan plan) {
        toTheEnd(() -> new Life(this, plan).live());
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

    /** Calls every function of every dispatch table, as far as the provider lets it come. */
    public void callEveryFunction(ScenePlan plan) {
        new Tour(this, plan).make();
    }

    /** Opens a scene, whose steps the property brings about one by one. */
    public Scene scene(ScenePlan plan) {
        return scene(plan, ContextKind.UNIQUE);
    }

    /** Opens a scene whose calls all have a context of their own, or all NULL. */
    public Scene scene(ScenePlan plan, ContextKind contexts) {
        open(contexts);
        return new Scene(this, plan);
    }

    /** Opens another scene beside those of this try. */
    public Scene sceneBeside(ScenePlan plan) {
        gate();
        return new Scene(this, plan);
    }

    /** Calls every function around connections twice, and tells what waited inside them the second time. */
    public Waits waitsOfARound(ScenePlan plan) {
        open(ContextKind.UNIQUE);
        Round round = new Round(this, plan);
        round.run();
        int first = calls().size();
        List<Wait> waits = FlightRecording.of(round::run);
        return new Waits(calls().subList(first, calls().size()), waits);
    }

    /** Several connections at once on one listener, all of the same kind. */
    public Crowd crowd(ScenePlan plan, Company company) {
        open(ContextKind.UNIQUE);
        return new Crowd(this, plan, company);
    }

    /**
     * Posts requests while another thread does something, on several connections one after the other.
     *
     * @param plan the connections
     * @param posted which requests
     * @param start who sets off first
     * @param other what the other thread does to the side that posts
     */
    public Raced racePosts(ScenePlan plan, Posted posted, HeadStart start, Function<Party, Call> other) {
        open(ContextKind.UNIQUE);
        return new PostingRace(this, plan, posted, start, other).run();
    }

    /** Opens a scene beside others, whose queues take more than one request where the adapters permit. */
    Scene roomyScene(ScenePlan plan, long queueDepth) {
        return new Scene(this, plan, queueDepth);
    }

    /** Requests that each queue of a queue pair may have. */
    long queueDepth() {
        return site.queueDepth();
    }

    /** The calls that have not returned. */
    List<Call> unfinished() {
        return gate().unfinished();
    }

    /** Makes something that keeps callbacks from returning. */
    public Hold hold() {
        Patience patience = site.patience();
        Hold hold = new Hold(gate().signal(), patience.nanosOfAHold(judged), () -> patience.heldInVain(judged));
        holds.add(hold);
        return hold;
    }

    /** Does something on the kit's second thread; it may wait inside a held callback. */
    public <T> Aside<T> aside(Supplier<T> action) {
        Aside<T> aside = new Aside<>(this);
        asides.add(site.aside(() -> aside.run(action)));
        return aside;
    }

    private boolean isBusyAside() {
        return asides.stream().anyMatch(aside -> !aside.isDone());
    }

    void wake() {
        gate().signal().raise();
    }

    /**
     * Lets everything that is under way come to its end: what has not come then was not on its way.
     * Where the provider cannot say so itself, some complete round trips must do.
     */
    public void letThingsSettle() {
        Optional<Runnable> settle = site.controls().settle();
        if (settle.isPresent()) {
            settle.get().run();
            return;
        }
        for (int trip = 0; trip < ROUND_TRIPS; trip++) {
            close(created(objects().createConnector(adapters().activeAdapter()), NdkConnector.class));
        }
    }

    /**
     * Gives what may not happen a moment to happen: a wrong provider is caught more often. No verdict
     * depends on how long it is, since only what is seen is held against anybody.
     */
    public void glance(AsyncCall call) {
        gate().signal().await(() -> call.settled(), GLANCE_NANOS);
    }

    /** Asks an adapter to describe itself. */
    public AdapterInfo adapterInfo(Side side) {
        open(ContextKind.UNIQUE);
        return new AdapterInfo(
                this,
                side == Side.ACTIVE ? adapters().activeAdapter() : adapters().passiveAdapter());
    }

    /** Opens one more instance of the active adapter; it is closed when the try ends. */
    public OpenCall openAdapter(NdkVersion version) {
        open(ContextKind.UNIQUE);
        AdapterHandlers handlers = site.controls().adapterHandlers().orElseThrow();
        OpenCall call = openCall(handlers, version);
        NdkAdapter instance = call.adapter();
        if (instance != null) {
            conditions.add(() -> handlers.closeNdkAdapter(instance));
        }
        return call;
    }

    OpenCall openCall(AdapterHandlers handlers, NdkVersion version) {
        return new AdapterGate(gate(), handlers).open(adapters().activeAdapter(), version);
    }

    /** The version that the active adapter provides, as its header says. */
    public NdkVersion providedVersion() {
        return adapters().activeAdapter().version();
    }

    /** Lets every time-out of the provider expire. */
    public void letEverythingTimeOut() {
        letTimePass = true;
        controls().clock().orElseThrow().advance(LONGER_THAN_ANY_TIMEOUT);
    }

    /** The host of a list that is of a family; without one the try is undecided. */
    public InetAddress ofFamily(List<InetAddress> hosts, Family family) {
        return hosts.stream()
                .filter(host -> family == (host instanceof Inet4Address ? Family.IPV4 : Family.IPV6))
                .findFirst()
                .orElseThrow(() -> new PreconditionUnmet("the provider names no such host of the family " + family));
    }

    /** As {@link #glance(AsyncCall)}, at the kit's second thread. */
    public void glance(Aside<?> aside) {
        gate().signal().await(aside::isDone, GLANCE_NANOS);
    }

    /** Opens one more adapter, for a property that closes it. */
    public AdapterLife adapterLife() {
        open(ContextKind.UNIQUE);
        return new AdapterLife(this, controls().adapterHandlers().orElseThrow());
    }

    /** Controls over the provider's surroundings; a property names those it uses in {@code needs}. */
    public ProviderControls controls() {
        return site.controls();
    }

    /** Begins a condition that ends with the try, if not before. */
    public Condition.Ending begin(Optional<Condition> condition) {
        Condition.Ending ending = condition.orElseThrow().begin();
        conditions.add(ending);
        return ending;
    }

    /** What other requirements must deliver: without it this try judges nothing. */
    public void require(boolean delivered, Supplier<String> otherwise) {
        if (!delivered) {
            throw new PreconditionUnmet(otherwise.get());
        }
    }

    /** As {@link #require}, for a call that must have returned STATUS_SUCCESS. */
    public void requireSuccess(Call call) {
        require(call.returned(NtStatus.STATUS_SUCCESS), () -> call.function() + " " + call.result());
    }

    /** As {@link #require}, for closes that must have completed. */
    public void requireClosed(AsyncCall... closes) {
        for (AsyncCall close : closes) {
            require(
                    close.settled(),
                    () -> close.function() + " " + close.completion().words());
        }
    }

    /** As {@link #require}, for a call that must have completed with STATUS_SUCCESS. */
    public void requireSuccess(AsyncCall call) {
        require(
                call.completion().succeeded(),
                () -> call.function() + " " + call.completion().words());
    }

    /** As {@link #require}, for a call that must have brought an address. */
    public void requireAnAddress(AddressCall call) {
        require(
                call.port().filter(port -> port != 0).isPresent(),
                () -> call.function() + " brought no address, " + call.result());
    }

    /** As {@link #require}, for something that must be there. */
    public <T> T required(@Nullable T delivered, Supplier<String> otherwise) {
        if (delivered == null) {
            throw new PreconditionUnmet(otherwise.get());
        }
        return delivered;
    }

    /** What the judged requirement demands of a call. */
    public GetConnectionDataAssert verify(GetConnectionDataCall call) {
        verified = true;
        return new GetConnectionDataAssert(finished(call), notes::add);
    }

    /** What the judged requirement demands of a call. */
    public AddressAssert verify(AddressCall call) {
        verified = true;
        return new AddressAssert(finished(call), notes::add);
    }

    /** What the judged requirement demands of a call. */
    public AdapterInfoAssert verify(AdapterInfoCall call) {
        verified = true;
        return new AdapterInfoAssert(finished(call), notes::add);
    }

    /** Verifies that every function that was called is there. */
    public void verifyEverySlotIsFilled() {
        calls().forEach(call -> verify(call).isImplemented(calls()));
    }

    /** What the judged requirement demands of a call. */
    public StatusAssert verify(Call call) {
        verified = true;
        return new StatusAssert(finished(call), notes::add);
    }

    /** What the judged requirement demands of a call. */
    public AsyncCallAssert verify(AsyncCall call) {
        require(
                !waiting().isExcused(call),
                () -> call.function() + " cannot end before something else does that is overdue");
        verified = true;
        return new AsyncCallAssert(call, notes::add);
    }

    /** A synchronous function that pends has not told anything yet; its own row blames it for that. */
    private <C extends Call> C finished(C call) {
        boolean unfinished =
                call.function().kind() == NdkFunction.Kind.SYNCHRONOUS && call.returned(NtStatus.STATUS_PENDING);
        require(!unfinished, () -> call.function() + " " + call.result());
        return call;
    }

    /** Verifies that the judged standing invariant was not breached in this try. */
    public void verifyInvariant() {
        verified = true;
        breaches.stream().filter(breach -> breach.id() == judged).findFirst().ifPresent(breach -> {
            throw new InvariantBroken(breach);
        });
    }

    /** What is known of the adapters. */
    public AdapterFacts facts() {
        return site.facts();
    }

    // --- what the engine asks

    /** Whether the property verified anything. */
    public boolean verified() {
        return verified;
    }

    /** Why nothing can be held against the provider in this try: it did not wait for the kit to answer (AMB-51). */
    public Optional<String> overtaken() {
        return letTimePass
                ? Optional.empty()
                : Overtaken.of(calls(), events())
                        .map(call -> call.function() + " " + call.completion().words()
                                + " before the kit had answered it (AMB-51)");
    }

    /** Tolerated oddities of this try. */
    public List<Note> notes() {
        return notes;
    }

    /** What the provider chose in this try. */
    public List<Partition> observed() {
        List<Partition> observed = new ArrayList<>(told);
        for (Call call : calls()) {
            if (call instanceof AsyncCall async && async.settled()) {
                observed.add(async.callbacks().isEmpty() ? Delivery.INLINE : Delivery.PENDING);
            }
        }
        return observed;
    }

    /** Turns a broken requirement into a finding of this try. */
    public Finding finding(RequirementBroken broken) {
        return transcript.finding(
                judged,
                broken.kind(),
                About.of(broken.judged()),
                broken.expected(),
                broken.observed(),
                token,
                calls(),
                events());
    }

    /**
     * Records that a function has not returned. Called on the thread that watches.
     *
     * @param call the call
     * @param id the requirement that demands its end
     * @param expected what the document permits
     * @param observed what was seen
     */
    public void stuck(Call call, RequirementId id, String expected, String observed) {
        site.passage().entering(call.function()); // whatever was called since then: this is where the process ends
        breach(id, Finding.Kind.FORBIDDEN_SEEN, About.of(call), expected, observed);
    }

    /**
     * Records what another requirement than the judged one forbids or misses. A few of a try say it all: each finding
     * tells the whole story, and ten thousand of them would take all memory.
     */
    void breach(RequirementId id, Finding.Kind kind, About about, String expected, String observed) {
        if (breaches.stream().filter(breach -> breach.id() == id).count() >= MOST_OF_ONE_REQUIREMENT) {
            return;
        }
        Finding finding = transcript.finding(id, kind, about, expected, observed, token, calls(), events());
        breaches.add(finding);
        site.breaches().breached(finding);
    }

    /** All calls so far. */
    public List<Call> calls() {
        return gate == null ? List.of() : gate.calls();
    }

    /** All event callbacks so far. */
    public List<EventCallback> events() {
        return gate == null ? List.of() : gate.events();
    }

    /** The first asynchronous call that ended with a failure. */
    Optional<AsyncCall> firstFailure() {
        return calls().stream()
                .filter(AsyncCall.class::isInstance)
                .map(AsyncCall.class::cast)
                .filter(AsyncCall::hasFailed)
                .findFirst();
    }

    // --- what a handshake uses

    private void open(ContextKind contexts) {
        if (gate != null) {
            throw new IllegalStateException("a try lives through one connection attempt");
        }
        long number = site.nextTry();
        Gate opening = new Gate(
                site.slab(number),
                new Signal(),
                invariants,
                new Contexts(number, contexts == ContextKind.NULL),
                site.passage());
        site.passage().tryBegins(token);
        invariants.watch(opening);
        gate = opening;
        Waiting.Waiter waiter = site.patience().believesTheProvider()
                ? new Quiescence(site, opening, this::isBusyAside)
                : opening.signal()::await;
        waiting = new Waiting(opening, site.patience(), waiter);
    }

    private Gate gate() {
        Gate present = gate;
        if (present == null) {
            throw new IllegalStateException("the bench was not opened");
        }
        return present;
    }

    private Waiting waiting() {
        gate();
        return Objects.requireNonNull(waiting);
    }

    long qpContext(NdkQp qp) {
        return gate().qpContext(qp);
    }

    /** The calls that create, use and close everything around a connector. */
    public ObjectGate objects() {
        return new ObjectGate(gate());
    }

    /** The calls that ask for an address. */
    public AddressGate addresses() {
        return new AddressGate(gate());
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

    Reader reader() {
        Slab slab = gate().slab();
        return new Reader(connections(), slab);
    }

    /** The opened adapters. */
    public OpenedAdapters adapters() {
        return site.adapters();
    }

    /** A local port that no try before has used lately. */
    public int givenPort() {
        return site.givenPort();
    }

    void guarded(Runnable step) {
        gate().inside().guarded(step);
    }

    boolean hasFailed() {
        return gate().inside().hasFailure();
    }

    /** Throws what went wrong inside a callback or on the second thread. */
    public void rethrow() {
        RuntimeException failure = gate().inside().takeFailure();
        if (failure != null) {
            throw failure;
        }
    }

    /** What the kit does inside callbacks. */
    public InsideCallbacks inside() {
        return gate().inside();
    }

    /** The active side's address of a family. */
    public InetAddress source(Family family) {
        return site.source(family);
    }

    /** The passive side's address of a family. */
    public InetAddress destination(Family family) {
        return site.destination(family);
    }

    InetAddress foreignAddress(Family family) {
        return site.foreignAddress(family);
    }

    String nameOf(NdkObject<?> object) {
        return gate().name(object);
    }

    void describe(NdkObject<?> object, String role, byte[] sent) {
        transcript.describe(gate().name(object), role, sent);
    }

    /** Takes an object over: it is closed when the try ends. Tells whether it had not come before. */
    boolean own(NdkObject<?> object) {
        boolean fresh = owned.add(object); // a wrong provider delivers one object twice
        if (fresh) {
            opened.add(object);
        }
        return fresh;
    }

    /** Takes the object of a create that has its outcome, if it made one. */
    void ownWhatWasCreated(AsyncCall create) {
        NdkObject<?> object = create.completion().succeeded() ? create.object(create.completion()) : null;
        if (object != null) {
            own(object);
        }
    }

    /** Waits for a create and takes its object. */
    public <T extends NdkObject<?>> T created(AsyncCall create, Class<T> type) {
        settle(create);
        require(
                create.completion().succeeded(),
                () -> create.function() + " " + create.completion().words());
        NdkObject<?> object = create.object(create.completion());
        T typed = required(
                type.isInstance(object) ? type.cast(object) : null,
                () -> create.function() + " succeeded and delivered no object");
        own(typed);
        return typed;
    }

    /** Waits until an asynchronous call has told its outcome, or patience ends. */
    public void settle(AsyncCall call) {
        waiting().settle(call);
    }

    /** Waits for a thing, which later waits name alike; patience may end first. */
    public boolean await(String thing, BooleanSupplier condition) {
        return waiting().await(thing, condition);
    }

    // --- closing

    /** Waits for everything that was called, also for what callbacks call meanwhile. */
    void settleEverything() {
        waiting().settleEverything();
    }

    /** Closes an object and waits for it. */
    public AsyncCall close(NdkObject<?> object) {
        AsyncCall close = startClose(object);
        settle(close);
        return close;
    }

    /** Closes an object, unless its close was called before, and waits for it. */
    public void closeIfOpen(NdkObject<?> object) {
        if (opened.contains(object)) {
            close(object);
        }
    }

    /** Calls the close of an object; nothing is waited for. */
    public AsyncCall startClose(NdkObject<?> object) {
        opened.remove(object);
        return objects().close(object);
    }

    /**
     * Closes one of two objects. The close of the owner waits for the connector and is not waited for.
     *
     * @param order which
     * @param owner a listener or shared endpoint
     * @param connector a connector that uses its local endpoint
     */
    public TwoCloses closeFirst(FirstClosed order, NdkObject<?> owner, NdkConnector connector) {
        return order == FirstClosed.OWNER_FIRST
                ? new TwoCloses(this, startClose(owner), connector)
                : new TwoCloses(this, close(connector), owner);
    }

    /** Closes two objects and waits for both closes, without which the try is undecided. */
    public void closeBoth(FirstClosed order, NdkObject<?> owner, NdkConnector connector) {
        closeFirst(order, owner, connector).closeSecond();
    }

    /** Waits for several calls, the last one first. */
    public void settleAll(AsyncCall... calls) {
        for (int at = calls.length - 1; at >= 0; at--) {
            settle(calls[at]);
        }
    }

    /** Closes everything opened so far, successors before antecedents, and waits for each. */
    void closeEverything() {
        closeAll(opened.of(NdkConnector.class));
        closeAll(opened.of(NdkQp.class));
        closeAll(opened.of(NdkListener.class));
        closeAll(opened.all());
    }

    /** Calls the close of an object, unless it was called before; on any thread. */
    void closeOnce(NdkObject<?> object) {
        if (opened.remove(object)) {
            objects().close(object);
        }
    }

    /** The objects of a type that are still to be closed. */
    <T extends NdkObject<?>> List<T> open(Class<T> type) {
        return opened.of(type);
    }

    /** The antecedents of an object that are still to be closed. */
    List<NdkObject<?>> openAntecedentsOf(NdkObject<?> object) {
        return gate().kinship().antecedentsOf(object).stream()
                .filter(opened::contains)
                .toList();
    }

    /** Closes successors before antecedents, waits for each, and judges what can no longer come. */
    @Override
    public void close() {
        if (gate == null || closed) {
            return;
        }
        closed = true;
        conditions.forEach(Condition.Ending::close);
        holds.forEach(Hold::release);
        asides.forEach(Bench::join);
        waiting().beginClosing();
        closeEverything();
        settleEverything();
        waiting().settleWhatWasHeldUp();
        invariants.over(waiting()::isExcused);
        invariants.restoreTables(bothAdapters());
    }

    private static void join(Future<?> aside) {
        try {
            aside.get(LONGEST_ASIDE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException lost) {
            aside.cancel(true); // the provider keeps the thread; its call is recorded as not returned
        }
    }

    private void closeAll(List<? extends NdkObject<?>> objects) {
        startCloses(objects).forEach(this::settleClose);
    }

    private List<AsyncCall> startCloses(List<? extends NdkObject<?>> objects) {
        return objects.stream()
                .filter(opened::remove) // a callback may close it meanwhile
                .flatMap(object -> closeUnlessBarred(object).stream())
                .toList();
    }

    /** An object whose close ended the process before stays open. */
    private Optional<AsyncCall> closeUnlessBarred(NdkObject<?> object) {
        try {
            return Optional.of(objects().close(object));
        } catch (PreconditionUnmet barred) {
            return Optional.empty();
        }
    }

    /** A connector that an event brings only now keeps its listener open. */
    private void settleClose(AsyncCall close) {
        waiting().settleUnless(close, opened::hasConnectors);
        startCloses(open(NdkConnector.class));
        if (!close.settled()) {
            settle(close);
        }
    }
}
