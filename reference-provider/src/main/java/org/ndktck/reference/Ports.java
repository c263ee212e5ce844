package org.ndktck.reference;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/** The ports that port 0 is served from (CON-05, LIS-08, SEP-11). Guarded by the fabric's lock. */
final class Ports {

    private final Choice choice;
    private final Deque<Integer> freed = new ArrayDeque<>();
    private int last;

    Ports(Choice choice) {
        this.choice = choice;
    }

    /** Which of the free ports is handed out. */
    enum Order {
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
     * @param first lowest port of the range
     * @param last highest port of the range
     * @param order which of the free ones
     */
    record Choice(int first, int last, Order order) {

        private int count() {
            return last - first + 1;
        }
    }

    boolean contains(int port) {
        return port >= choice.first() && port <= choice.last();
    }

    void free(int port) {
        if (contains(port)) {
            freed.remove(port);
            freed.push(port);
        }
    }

    /** The ports of the range in the order in which they are tried. */
    IntStream candidates() {
        return switch (choice.order()) {
            case IN_TURN -> inTurn();
            case LOWEST -> IntStream.rangeClosed(choice.first(), choice.last());
            case LAST_FREED -> IntStream.concat(List.copyOf(freed).stream().mapToInt(Integer::intValue), inTurn());
        };
    }

    private IntStream inTurn() {
        return IntStream.range(0, choice.count()).map(tried -> next());
    }

    private int next() {
        last = (last + 1) % choice.count();
        return choice.first() + last;
    }
}
