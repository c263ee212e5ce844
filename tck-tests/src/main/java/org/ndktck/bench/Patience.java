package org.ndktck.bench;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How long to wait for what must happen: about one bounded wait for each thing in a run, the full one for the first that does
 * not come, half of it for the second, a third for the third, but a second at least: whose things do not come is waited for
 * a few times over in all, however many they are. Once it is known that a thing does not come, later waits for it are short,
 * and shorter with each one in vain. They are shortest where a try only closes what it opened, and in a property that said
 * nothing in the tries before, in which the thing did not come either; an accusation after such a wait is made only if a
 * longer one leads to it, too.
 */
public final class Patience {

    private static final long SHORTEST_NANOS = Duration.ofMillis(20).toNanos();
    private static final long SHORTEST_OF_CLOSING_NANOS = Duration.ofMillis(1).toNanos();
    private static final long SHORTEST_OF_ALL_NANOS = SHORTEST_OF_CLOSING_NANOS / 10;
    private static final int SHORTENED_BY = 100;
    /** After so many waits in vain a short one has shrunk to an eighth. */
    private static final int WAITS_OF_JUDGING = 50;

    private static final int WAITS_OF_CLOSING = 10;
    private static final int SHORTENED_A_LITTLE_BY = 10;
    /** What may yet come is waited for so many times as long as it takes. */
    private static final int ARRIVALS = 10;

    /** A slow arrival is forgotten by this part with each one that follows, and with each wait in vain. */
    private static final int MEMORY_OF_ARRIVALS = 16;

    private static final long LEAST_FULL_NANOS = Duration.ofSeconds(1).toNanos();

    /** Whoever watches the calls gives one two patiences since something last happened: this is more, and a second more. */
    private static final int PATIENCES_OF_A_RETURN = 3;

    private static final long MARGIN_OF_A_RETURN_NANOS = Duration.ofSeconds(1).toNanos();

    private final long fullNanos;
    private final long returnNanos;
    private final int shortenedBy;
    private final boolean believing;
    private final Peers peers;
    private volatile boolean longer;
    private volatile boolean closing;
    private volatile boolean accused;
    private volatile boolean hasty;
    private volatile boolean hurried;
    /** The things that did not come, and how many short waits for them were in vain. */
    private final Map<String, Integer> missed = new ConcurrentHashMap<>();
    /** The how-manieth thing each was that did not come, and which of them never came since. */
    private final Map<String, Integer> ranks = new ConcurrentHashMap<>();

    private final Set<String> lost = ConcurrentHashMap.newKeySet();
    /** The things that did not come in the present try, and in how many tries in a row the property did without. */
    private final Set<String> missedInTry = ConcurrentHashMap.newKeySet();

    private final Map<String, Integer> dispensable = new ConcurrentHashMap<>();
    /** How many properties in a row did without a thing. */
    private final Map<String, Integer> unneeded = new ConcurrentHashMap<>();
    /** How long the things took lately that did not come at once, nanoseconds. */
    private final Map<String, Long> arrivals = new ConcurrentHashMap<>();

    /** The properties that held a callback to the end. */
    private final Set<Object> heldInVain = ConcurrentHashMap.newKeySet();

    /** The things that are waited for longer now, and those that did not come then either. */
    private final Set<String> forgotten = ConcurrentHashMap.newKeySet();

    private final Set<String> confirmed = ConcurrentHashMap.newKeySet();

    /** What the other processes know, and how many things they have told. */
    private final Set<String> shared = new HashSet<>();

    private int learned;

    /**
     * Starts with the full patience for everything.
     *
     * @param full longest wait
     */
    public Patience(Duration full) {
        this(full, Peers.NONE);
    }

    /**
     * Starts with the full patience for everything that no other process has waited for in vain.
     *
     * @param full longest wait
     * @param peers the other processes of the run
     */
    public Patience(Duration full, Peers peers) {
        this(full, full, SHORTENED_BY, false, peers);
    }

    private Patience(Duration ofReturns, Duration full, int shortenedBy, boolean believing, Peers peers) {
        this.believing = believing;
        this.peers = peers;
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
    public static Patience ofOneReplay(Duration full) {
        return new Patience(full, full, SHORTENED_BY, true, Peers.NONE);
    }

    /**
     * Starts with half the patience for everything: whatever is replayed was waited for twice before. A wait ends early as in
     * {@link #ofOneReplay}. The short waits are longer, because few tries are made and each counts.
     *
     * @param full longest wait before
     * @return the patience
     */
    public static Patience ofReplays(Duration full) {
        return new Patience(full, full.dividedBy(2), SHORTENED_A_LITTLE_BY, true, Peers.NONE);
    }

    /**
     * Whether what has not come is missing as soon as the provider says that nothing is under way: in a replay and in a second
     * look, both of which follow a wait of the kit's own.
     */
    boolean believesTheProvider() {
        return believing || longer;
    }

    /** Longest wait for the return of a call, nanoseconds; never shortened, as a call that does not return ends the process. */
    long nanosForAReturn() {
        return returnNanos;
    }

    /**
     * How long a callback is held at most, nanoseconds: shorter once a property held one to the end, except in a second look.
     *
     * @param property which property
     */
    long nanosOfAHold(Object property) {
        long nanos = longNanos("the release of a callback");
        return heldInVain.contains(property) && !longer ? nanos / SHORTENED_A_LITTLE_BY : nanos;
    }

    /** Learns that a callback was held to the end: what should have happened meanwhile did not. */
    void heldInVain(Object property) {
        heldInVain.add(property);
    }

    /** Longest wait for a thing now, nanoseconds. */
    long nanosFor(String thing) {
        Integer inVain = missed.get(thing);
        if (inVain == null) {
            return longNanos(thing);
        }
        long shortest = shortestNanos(thing);
        boolean hardly = !closing && isDispensable(thing);
        return Math.min(fullNanos, hardly ? shortest : shortNanos(inVain, shortest));
    }

    private long longNanos(String thing) {
        long part = fullNanos / ranks.getOrDefault(thing, lost.size() + 1);
        long nanos = Math.max(part, Math.min(fullNanos, LEAST_FULL_NANOS));
        return longer ? nanos / 2 * 3 : nanos;
    }

    private long shortestNanos(String thing) {
        return closing ? shortestOfClosingNanos(thing) : shortestOfJudgingNanos(thing);
    }

    /** What never comes is hardly waited for in the end, what comes now and then for longer than it takes to come. */
    private long shortestOfClosingNanos(String thing) {
        return Math.max(SHORTEST_OF_ALL_NANOS, Math.min(SHORTEST_OF_CLOSING_NANOS, usualNanos(thing)));
    }

    private boolean isDispensable(String thing) {
        return dispensable.containsKey(thing) || unneeded.containsKey(thing);
    }

    private long usualNanos(String thing) {
        return ARRIVALS * arrivals.getOrDefault(thing, 0L);
    }

    /**
     * The squares of the parts add up, too: to less than two waits for all tries of a property that does without. What comes
     * now and then is waited for much longer than it takes to come.
     */
    private long shortestOfJudgingNanos(String thing) {
        long tries = 1L + dispensable.getOrDefault(thing, 0) + unneeded.getOrDefault(thing, 0);
        return Math.max(SHORTEST_NANOS / (tries * tries), Math.min(SHORTEST_NANOS, usualNanos(thing)));
    }

    /** The cubes of the parts add up: any number of waits comes to about as much as half of these would, all at first. */
    private long shortNanos(int inVain, long shortest) {
        long first = Math.max(SHORTEST_NANOS, fullNanos / shortenedBy);
        int waits = closing ? WAITS_OF_CLOSING : WAITS_OF_JUDGING;
        double part = waits / (double) (waits + inVain);
        return Math.max(shortest, (long) (first * part * part * part));
    }

    /** Learns that a thing did not come within its patience. */
    void missed(String thing) {
        hurried |= closing && nanosFor(thing) < Math.min(fullNanos, SHORTEST_OF_CLOSING_NANOS);
        missed.merge(thing, 0, (inVain, first) -> inVain + 1);
        arrivals.computeIfPresent(thing, (name, before) -> faded(before));
        lost.add(thing);
        ranks.putIfAbsent(thing, lost.size());
        if (!closing) {
            missedInTry.add(thing);
            hasty |= isDispensable(thing);
        }
    }

    private static long faded(long arrival) {
        return arrival - arrival / MEMORY_OF_ARRIVALS;
    }

    /** What a second look, or a thing that came after all, has taken back by now is not told. */
    private void tellPeers() {
        lost.stream()
                .sorted(Comparator.comparing(thing -> ranks.getOrDefault(thing, Integer.MAX_VALUE)))
                .filter(shared::add)
                .forEach(peers::tellMissed);
    }

    /** Another process has waited for these, and its ranks tell how long a second look has to be here. */
    private void learnFromPeers() {
        for (Optional<String> next = peers.nextMissed(); next.isPresent(); next = peers.nextMissed()) {
            String thing = next.get();
            shared.add(thing);
            missed.putIfAbsent(thing, 0);
            lost.add(thing);
            learned++;
            ranks.putIfAbsent(thing, learned);
        }
    }

    /**
     * Learns that a thing came that did not come at once: so it may come the next time, too, and is not lost.
     *
     * @param thing what came
     * @param nanos how long it was waited for; 0 where nobody waited any more
     */
    void came(String thing, long nanos) {
        arrivals.merge(thing, nanos, (before, now) -> Math.max(now, faded(before)));
        if (!confirmed.contains(thing)) {
            lost.remove(thing);
        }
    }

    /** Begins a property: what it is judged by is not known yet, but likely to be what the ones before were judged by. */
    public void beginProperty() {
        dispensable.keySet().forEach(thing -> unneeded.merge(thing, 1, Integer::sum));
        dispensable.clear();
    }

    /** Begins a try: it is judged by what it waits for. */
    public void beginTry() {
        closing = false;
        accused = false;
        hasty = false;
        hurried = false;
        missedInTry.clear();
        if (!longer) {
            tellPeers();
            learnFromPeers();
        }
    }

    /** Learns that the try has accused the provider of something in passing, perhaps of what did not come. */
    public void accused() {
        accused = true;
    }

    /**
     * Ends what is judged in a try: what it opened only has to be out of the way of the next one.
     *
     * @param broken whether the try ends with an accusation
     */
    public void endTry(boolean broken) {
        closing = true;
        if (broken || accused) {
            dispensable.keySet().removeAll(missedInTry);
            unneeded.keySet().removeAll(missedInTry);
        } else {
            missedInTry.forEach(thing -> dispensable.merge(thing, 1, Integer::sum));
        }
    }

    /**
     * Tells whether the last try waited less than what an accusation needs for something that did not come.
     *
     * @return true if the try has to be made again before it is believed
     */
    public boolean wasHasty() {
        return hasty;
    }

    /**
     * Tells whether the last try, when it closed what it had opened, waited less than what an accusation in passing needs.
     *
     * @return true if what is missing in passing is not to be believed
     */
    public boolean wasHurried() {
        return hurried;
    }

    /** Forgets what did not come in the last try, unless that was confirmed before: it is waited for half as long again. */
    public void restart() {
        missedInTry.stream().filter(thing -> !confirmed.contains(thing)).forEach(forgotten::add);
        missed.keySet().removeAll(forgotten);
        longer = true;
    }

    /**
     * Tells whether everything that did not come in the last try was waited for with more patience, now or before, and
     * long enough now.
     *
     * @return false if it takes another {@link #restart} to believe it
     */
    public boolean wasPatient() {
        return !hasty && missedInTry.stream().allMatch(thing -> forgotten.contains(thing) || confirmed.contains(thing));
    }

    /**
     * Ends what {@link #restart} began.
     *
     * @param missing whether to take for granted that what did not come in the last try does not come
     */
    public void endRestart(boolean missing) {
        if (missing) {
            confirmed.addAll(missedInTry);
        }
        forgotten.clear();
        ranks.keySet().retainAll(missed.keySet());
        lost.retainAll(missed.keySet());
        longer = false;
    }
}
