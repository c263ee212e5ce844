package org.ndktck.trial;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.circumstance.Circumstance;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Family;
import org.ndktck.verify.PreconditionUnmet;

/** The adapters of a try with their addresses and ports, and the circumstances that the try brings about on them. */
abstract class TrialAdapters implements Preconditions {

    private static final Duration LONGER_THAN_ANY_TIMEOUT = Duration.ofHours(1);

    private final TestEnvironment environment;
    private final List<Condition.Ending> conditions = new CopyOnWriteArrayList<>();
    private final Circumstances circumstances;
    private final Set<Circumstance> broughtAbout = ConcurrentHashMap.newKeySet();
    private volatile boolean beside;
    private boolean letTimePass;
    private boolean disturbed;

    TrialAdapters(TestEnvironment environment, Circumstances circumstances) {
        this.environment = environment;
        this.circumstances = circumstances;
    }

    TestEnvironment environment() {
        return environment;
    }

    /** What is known of the adapters. */
    public AdapterFacts facts() {
        return environment.facts();
    }

    /** The opened adapters. */
    public OpenedAdapters adapters() {
        return environment.adapters();
    }

    /** Requests that each queue of a queue pair may have. */
    public long queueDepth() {
        return environment.queueDepth();
    }

    /** Queue pairs whose results all fit into one completion queue, if their queues have one request each. */
    public long queuePairsOfACq() {
        return environment.cqDepth() / 2;
    }

    /** The version that the active adapter provides, as its header says. */
    public NdkVersion providedVersion() {
        return adapters().activeAdapter().version();
    }

    // --- circumstances

    /** The circumstances that this try was planned with. */
    public Circumstances circumstances() {
        return circumstances;
    }

    /** Remembers a circumstance that was brought about. */
    public void broughtAbout(Circumstance value) {
        if (!value.isOrdinary()) {
            broughtAbout.add(value);
        }
    }

    /** As {@link #broughtAbout}, of what every connection brings about: one that stands beside does not count. */
    public void broughtAboutByItself(Circumstance value) {
        if (!beside) {
            broughtAbout(value);
        }
    }

    /** Whether the callbacks that calls are to be made inside do not come. */
    public boolean isHostedInVain() {
        return environment.isInVain(circumstances.thread());
    }

    /** Remembers whether a callback that a call was to be made inside has come. */
    public void calledBack(boolean come) {
        environment.calledBack(circumstances.thread(), come);
    }

    /** The planned circumstances that were brought about; what is ordinary needs no doing. */
    public Set<Circumstance> broughtAbout() {
        return Set.copyOf(broughtAbout);
    }

    // --- what stands beside

    /** Whether something is made that stands beside what the try is about. */
    public boolean isBeside() {
        return beside;
    }

    /** Makes something that stands beside what the try is about: what is done inside callbacks is not done inside its own. */
    public void beside(Runnable action) {
        madeBeside(() -> {
            action.run();
            return beside;
        });
    }

    /** As {@link #beside}, for something that is asked about afterwards. */
    public <T> T madeBeside(Supplier<T> action) {
        beside = true;
        try {
            return action.get();
        } finally {
            beside = false;
        }
    }

    // --- addresses

    /** A local port that no try before has used lately. */
    public int givenPort() {
        return environment.givenPort();
    }

    /** What the provider chooses from where it is asked for port 0. */
    public PortRange chosenPorts() {
        return adapters().chosenPorts();
    }

    /** The active side's address of a family. */
    public InetAddress source(Family family) {
        return circumstances.address().isOtherSource()
                ? further(environment.furtherSource(family), environment.source(family))
                : environment.source(family);
    }

    /** The passive side's address of a family. */
    public InetAddress destination(Family family) {
        return circumstances.address().isOtherDestination()
                ? further(environment.furtherDestination(family), environment.destination(family))
                : environment.destination(family);
    }

    private InetAddress further(Optional<InetAddress> other, InetAddress first) {
        if (other.isPresent()) {
            broughtAboutByItself(circumstances.address());
        }
        return other.orElse(first);
    }

    /** An address of the passive side of a family that {@link #destination} does not give, if it has one. */
    public Optional<InetAddress> unusedDestination(Family family) {
        return circumstances.address().isOtherDestination()
                ? environment.furtherDestination(family).map(used -> environment.destination(family))
                : environment.furtherDestination(family);
    }

    /** An address of a family that no adapter has. */
    public InetAddress foreignAddress(Family family) {
        return environment.foreignAddress(family);
    }

    /** The host of a list that is of a family; without one the try is undecided. */
    public InetAddress ofFamily(List<InetAddress> hosts, Family family) {
        return hosts.stream()
                .filter(host -> family == (host instanceof Inet4Address ? Family.IPV4 : Family.IPV6))
                .findFirst()
                .orElseThrow(() -> new PreconditionUnmet("the provider names no such host of the family " + family));
    }

    // --- conditions

    /** Controls over the provider's surroundings; a property names those it uses in {@code needs}. */
    public ProviderControls controls() {
        return environment.controls();
    }

    /** Begins a condition that ends with the try, if not before. */
    public Condition.Ending begin(Optional<Condition> condition) {
        disturbed = true;
        Condition.Ending ending = condition.orElseThrow().begin();
        conditions.add(ending);
        return ending;
    }

    /** Does something when the try ends, before anything is closed. */
    public void whenItEnds(Condition.Ending ending) {
        conditions.add(ending);
    }

    void endConditions() {
        conditions.forEach(Condition.Ending::close);
    }

    /** Lets every time-out of the provider expire. */
    public void letEverythingTimeOut() {
        letTimePass = true;
        disturbed = true;
        controls().clock().orElseThrow().advance(LONGER_THAN_ANY_TIMEOUT);
    }

    /** Whether the kit has given the provider reason to fail. */
    boolean isDisturbed() {
        return disturbed;
    }

    /** Whether time-outs are the kit's doing. */
    boolean hasLetTimePass() {
        return letTimePass;
    }
}
