package org.ndktck.reference.transport;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.ndktck.api.provider.PortRange;

/** The ports that port 0 is served from (CON-05, LIS-08, SEP-11). Guarded by the provider's lock. */
public final class PortPool {

    private final Choice choice;
    /** The last one first, where they are handed out so. */
    private final Deque<Integer> freed = new ArrayDeque<>();

    private int last;
    private int shortages;

    /** A pool whose ports in turn begin with the second. */
    public PortPool(Choice choice) {
        this(choice, 0);
    }

    /**
     * A pool that is shared with others who do not know of it: they are to begin elsewhere.
     *
     * @param last what the ports in turn begin behind, counted from the first of the range
     */
    public PortPool(Choice choice, int last) {
        this.choice = choice;
        this.last = last;
    }

    /** Which of the free ports is handed out. */
    public enum Order {
        /** The one behind that of the last time: a port just freed is not the next one. */
        IN_TURN,
        /** The lowest. */
        LOWEST,
        /** The one that was freed last. */
        LAST_FREED
    }

    /**
     * How a provider chooses ports.
     *
     * @param range from which ones
     * @param order which of the free ones
     */
    public record Choice(PortRange range, Order order) {}

    public boolean contains(int port) {
        return choice.range().contains(port);
    }

    /** Lets others take the whole range (CON-28, LIS-14); may happen several times over. */
    public void takeAway() {
        shortages++;
    }

    public void giveBack() {
        shortages--;
    }

    public boolean isTakenByOthers(int port) {
        return shortages > 0 && contains(port);
    }

    public void free(int port) {
        if (choice.order() == Order.LAST_FREED && contains(port)) {
            freed.remove(port);
            freed.push(port);
        }
    }

    /** The ports of the range in the order in which they are tried. */
    public IntStream candidates() {
        return switch (choice.order()) {
            case IN_TURN -> inTurn();
            case LOWEST ->
                IntStream.rangeClosed(choice.range().first(), choice.range().last());
            case LAST_FREED -> IntStream.concat(List.copyOf(freed).stream().mapToInt(Integer::intValue), inTurn());
        };
    }

    private IntStream inTurn() {
        return IntStream.range(0, count()).map(tried -> next());
    }

    private int count() {
        return choice.range().last() - choice.range().first() + 1;
    }

    private int next() {
        last = (last + 1) % count();
        return choice.range().first() + last;
    }
}
