package org.ndktck.trial;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.environment.Site;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Family;
import org.ndktck.verify.PreconditionUnmet;

/** What a try finds: the adapters with their addresses, and the conditions that it brings about there. */
abstract class Surroundings implements Preconditions {

    private static final Duration LONGER_THAN_ANY_TIMEOUT = Duration.ofHours(1);

    private final Site site;
    private final List<Condition.Ending> conditions = new CopyOnWriteArrayList<>();
    private boolean letTimePass;

    Surroundings(Site site) {
        this.site = site;
    }

    Site site() {
        return site;
    }

    /** What is known of the adapters. */
    public AdapterFacts facts() {
        return site.facts();
    }

    /** The opened adapters. */
    public OpenedAdapters adapters() {
        return site.adapters();
    }

    /** Requests that each queue of a queue pair may have. */
    public long queueDepth() {
        return site.queueDepth();
    }

    /** The version that the active adapter provides, as its header says. */
    public NdkVersion providedVersion() {
        return adapters().activeAdapter().version();
    }

    // --- addresses

    /** A local port that no try before has used lately. */
    public int givenPort() {
        return site.givenPort();
    }

    /** What the provider chooses from where it is asked for port 0. */
    public PortRange chosenPorts() {
        return adapters().chosenPorts();
    }

    /** The active side's address of a family. */
    public InetAddress source(Family family) {
        return site.source(family);
    }

    /** The passive side's address of a family. */
    public InetAddress destination(Family family) {
        return site.destination(family);
    }

    /** An address of a family that no adapter has. */
    public InetAddress foreignAddress(Family family) {
        return site.foreignAddress(family);
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
        return site.controls();
    }

    /** Begins a condition that ends with the try, if not before. */
    public Condition.Ending begin(Optional<Condition> condition) {
        Condition.Ending ending = condition.orElseThrow().begin();
        conditions.add(ending);
        return ending;
    }

    /** Does something when the try ends, before anything is closed. */
    void whenItEnds(Condition.Ending ending) {
        conditions.add(ending);
    }

    void endConditions() {
        conditions.forEach(Condition.Ending::close);
    }

    /** Lets every time-out of the provider expire. */
    public void letEverythingTimeOut() {
        letTimePass = true;
        controls().clock().orElseThrow().advance(LONGER_THAN_ANY_TIMEOUT);
    }

    /** Whether time-outs are the kit's doing. */
    boolean hasLetTimePass() {
        return letTimePass;
    }
}
