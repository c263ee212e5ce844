package org.ndktck.circumstance;

import org.ndktck.plan.adapter.AdapterFacts;

/** Which completion queues the queue pairs have. */
public enum Queues implements Circumstance {
    /** One for both queues of each queue pair. */
    ONE_EACH(""),
    /** One for the receive queue, another for the initiator queue. */
    TWO_EACH("with two completion queues for each queue pair"),
    /** One for all queues of both sides, where they are of one adapter. */
    ONE_FOR_ALL("with one completion queue for both sides");

    private final String words;

    Queues(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this != ONE_FOR_ALL || facts.oneAdapter();
    }

    @Override
    public String whyUnreachable() {
        return "the two sides have an adapter each, and a completion queue belongs to one";
    }
}
