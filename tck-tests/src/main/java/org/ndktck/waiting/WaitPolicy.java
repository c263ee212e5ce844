package org.ndktck.waiting;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ndktck.report.model.Outcome;

/**
 * How long to wait for what must happen. The first outcome that does not come is waited for with the full patience, the
 * second with half of it, the third with a third, but each with a second at least. So a provider that loses many outcomes
 * costs a few patiences in all. Once it is known that an outcome does not come, later waits for it are short, and get shorter
 * with each one in vain. They are shortest where a try only closes its objects, and where earlier tries in which the same
 * outcome was missing blamed nothing. Before the kit blames a provider after so short a wait, it waits longer once more.
 */
public final class WaitPolicy {

    private static final int SHORTENED_BY = 100;
    private static final int SHORTENED_A_LITTLE_BY = 10;
    private static final long LEAST_FULL_NANOS = Duration.ofSeconds(1).toNanos();

    /** Whoever watches the calls gives one two patiences since something last happened: this is more, and a second more. */
    private static final int PATIENCES_OF_A_RETURN = 3;

    private static final long MARGIN_OF_A_RETURN_NANOS = Duration.ofSeconds(1).toNanos();

    private final long fullNanos;
    private final long returnNanos;
    private final int shortenedBy;
    private final boolean believing;
    private final OtherProcesses others;
    private final Map<String, WaitHistory> things = new HashMap<>();
    private final ResponseTime responseTime = new ResponseTime();
    /** The properties that held a callback to the end. */
    private final Set<Object> heldInVain = new HashSet<>();

    private int toldByPeers;
    private boolean missedAnything;
    private boolean longer;
    private boolean closing;
    private boolean accused;
    private boolean hasty;
    private boolean toBeRepeated;
    private boolean hurried;

    /**
     * Starts with the full patience for everything.
     *
     * @param full longest wait
     */
    public WaitPolicy(Duration full) {
        this(full, OtherProcesses.NONE);
    }

    /**
     * Starts with the full patience for everything that no other process has waited for in vain.
     *
     * @param full longest wait
     * @param others the other processes of the run
     */
    public WaitPolicy(Duration full, OtherProcesses others) {
        this(full, full, SHORTENED_BY, false, others);
    }

    private WaitPolicy(Duration ofReturns, Duration full, int shortenedBy, boolean believing, OtherProcesses others) {
        this.believing = believing;
        this.others = others;
        this.returnNanos = ofReturns.toNanos() * PATIENCES_OF_A_RETURN + MARGIN_OF_A_RETURN_NANOS;
        this.fullNanos = full.toNanos();
        this.shortenedBy = shortenedBy;
    }

    /**
     * Starts with the full patience for everything, as for a run. A wait ends early where the provider says that nothing is
     * under way: what is missing in a replay was missed before, by a run that believed nobody.
     *
     * @param full longest wait
     * @return the patience
     */
    public static WaitPolicy ofOneReplay(Duration full) {
        return new WaitPolicy(full, full, SHORTENED_BY, true, OtherProcesses.NONE);
    }

    /**
     * Starts with half the patience for everything: whatever is replayed was waited for twice before. A wait ends early as in
     * {@link #ofOneReplay}. The short waits are longer, because few tries are made and each counts.
     *
     * @param full longest wait before
     * @return the patience
     */
    public static WaitPolicy ofReplays(Duration full) {
        return new WaitPolicy(full, full.dividedBy(2), SHORTENED_A_LITTLE_BY, true, OtherProcesses.NONE);
    }

    /**
     * Whether what has not come is missing as soon as the provider says that nothing is under way: in a replay and in a second
     * look, both of which follow a wait of the kit's own.
     */
    public synchronized boolean believesTheProvider() {
        return believing || longer;
    }

    private WaitHistory awaited(String thing) {
        return things.computeIfAbsent(thing, WaitPolicy::begin);
    }

    private static WaitHistory begin(String unknown) {
        return new WaitHistory();
    }

    // --- how long to wait

    /** Longest wait for the return of a call, nanoseconds; never shortened, as a call that does not return ends the process. */
    long nanosForAReturn() {
        return returnNanos;
    }

    /**
     * How long a callback is held at most, nanoseconds: shorter once a property held one to the end, except in a second look.
     *
     * @param property which property
     */
    public synchronized long nanosOfAHold(Object property) {
        long nanos = longNanos(awaited("the release of a callback"));
        return heldInVain.contains(property) && !longer ? nanos / SHORTENED_A_LITTLE_BY : nanos;
    }

    /** Learns that a callback was held to the end: what should have happened meanwhile did not. */
    public synchronized void heldInVain(Object property) {
        heldInVain.add(property);
    }

    /** Longest wait for a thing now, nanoseconds. */
    public synchronized long nanosFor(String thing) {
        return nanosFor(awaited(thing));
    }

    private long nanosFor(WaitHistory thing) {
        if (!thing.isMissed()) {
            return longNanos(thing);
        }
        long first = Math.max(WaitHistory.SHORTEST_NANOS, fullNanos / shortenedBy);
        long known = closing ? thing.nanosOfClosing(first) : thing.nanosOfJudging(first);
        return Math.min(
                fullNanos, Math.max(known, Math.min(responseTime.leastNanos(), fullNanos / SHORTENED_A_LITTLE_BY)));
    }

    private long longNanos(WaitHistory thing) {
        int rank = thing.rank() > 0 ? thing.rank() : lost() + 1;
        long nanos = Math.max(fullNanos / rank, Math.min(fullNanos, LEAST_FULL_NANOS));
        return longer ? nanos / 2 * 3 : nanos;
    }

    private int lost() {
        if (!missedAnything) {
            return 0; // a right provider is not asked for it in every wait
        }
        int lost = 0;
        for (WaitHistory thing : things.values()) {
            lost += thing.isLost() ? 1 : 0;
        }
        return lost;
    }

    // --- what comes and what does not

    /** Learns that a thing did not come within its patience. */
    public synchronized void missed(String name) {
        WaitHistory thing = awaited(name);
        responseTime.missed();
        missedAnything = true;
        hurried |= closing && nanosFor(thing) < Math.min(fullNanos, WaitHistory.SHORTEST_OF_CLOSING_NANOS);
        thing.missed();
        thing.rankIfNew(lost());
        if (!closing) {
            thing.missedInTry();
            hasty |= thing.isDispensable();
        }
    }

    /**
     * Learns that a thing came that did not come at once: so it may come the next time, too, and is not lost.
     *
     * @param thing what came
     * @param nanos how long it was waited for; 0 where nobody waited any more
     */
    synchronized void came(String thing, long nanos) {
        awaited(thing).came(nanos);
        if (nanos > 0) {
            responseTime.came(nanos);
        }
    }

    // --- properties and tries

    /** Begins a property: what it is judged by is not known yet, but likely to be what the ones before were judged by. */
    public synchronized void beginProperty() {
        things.values().forEach(WaitHistory::beginProperty);
    }

    /** Begins a try: it is judged by what it waits for. */
    public void beginTry() {
        news().forEach(others::tellMissed);
    }

    /** Begins the try, and tells what a second look, or a thing that came after all, has not taken back by now. */
    private synchronized List<String> news() {
        closing = false;
        accused = false;
        hasty = false;
        hurried = false;
        things.values().forEach(WaitHistory::beginTry);
        return longer || toBeRepeated ? List.of() : exchange();
    }

    /** What others tell they have waited for; its place among it says how long a second look has to be here. */
    private List<String> exchange() {
        List<String> news = lost() == 0
                ? List.of()
                : things.entrySet().stream()
                        .filter(each -> each.getValue().isNews())
                        .sorted(Comparator.comparing(each -> each.getValue().rank()))
                        .map(Map.Entry::getKey)
                        .toList();
        news.forEach(thing -> awaited(thing).share());
        for (Optional<String> next = others.nextMissed(); next.isPresent(); next = others.nextMissed()) {
            toldByPeers++;
            missedAnything = true;
            awaited(next.get()).missedElsewhere(toldByPeers);
        }
        return news;
    }

    /** Learns that the try has accused the provider of something in passing, perhaps of what did not come. */
    public synchronized void accused() {
        accused = true;
    }

    /**
     * Ends what is judged in a try: what it opened only has to be out of the way of the next one.
     *
     * @param outcome what the try has come to
     */
    public synchronized void endTry(Outcome outcome) {
        boolean broken = outcome instanceof Outcome.Broken;
        closing = true;
        toBeRepeated = broken && hasty;
        things.values().forEach(thing -> thing.endTry(broken || accused, outcome instanceof Outcome.Undecided));
    }

    /**
     * Tells whether the last try waited less than what an accusation needs for something that did not come.
     *
     * @return true if the try has to be made again before it is believed
     */
    public synchronized boolean wasHasty() {
        return hasty;
    }

    /**
     * Tells whether the last try, when it closed what it had opened, waited less than what an accusation in passing needs.
     *
     * @return true if what is missing in passing is not to be believed
     */
    public synchronized boolean wasHurried() {
        return hurried;
    }

    // --- second looks

    /** Forgets what did not come in the last try, unless that was confirmed before: it is waited for half as long again. */
    public synchronized void restart() {
        things.values().forEach(WaitHistory::restart);
        longer = true;
    }

    /**
     * Tells whether everything that did not come in the last try was waited for with more patience, now or before, and
     * long enough now.
     *
     * @return false if it takes another {@link #restart} to believe it
     */
    public synchronized boolean wasPatient() {
        return !hasty && things.values().stream().allMatch(WaitHistory::isBelieved);
    }

    /**
     * Ends what {@link #restart} began.
     *
     * @param missing whether to take for granted that what did not come in the last try does not come
     */
    public synchronized void endRestart(boolean missing) {
        things.values().forEach(thing -> thing.endRestart(missing));
        longer = false;
    }
}
