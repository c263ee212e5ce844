package org.ndktck.faulty.grid.trigger;

import static org.ndktck.faulty.grid.trigger.CircumstanceTrigger.*;

import java.util.List;

/** Circumstances that are about one thing: a function is subject to all of a dimension or to none. */
@SuppressWarnings("ImmutableEnumChecker") // the lists do not change
public enum Dimension {
    /** Where and on which thread a call is made. */
    CALL(ALWAYS, OTHER_THREAD, IN_CONNECT_EVENT, IN_DISCONNECT_EVENT, IN_COMPLETION, IN_CLOSE_COMPLETION),
    /** Of functions that may be called again on the same object: how often that was done. */
    REPETITION(SECOND_CALL, THIRD_CALL, FIFTH_CALL),
    /** Of other functions and of events: how many there were, whichever the object. */
    NUMBER(ALWAYS, EVERY_SECOND, EVERY_THIRD, EVERY_FIFTH),
    /** The context of the call. */
    CONTEXT(CONTEXT_NULL, CONTEXT_AGAIN),
    /** The local address. */
    ADDRESS(IPV6, SECOND_ADDRESS),
    /** What a connection starts from. */
    ROUTE(SHARED_ENDPOINT, BUSY_SHARED_ENDPOINT),
    /** What happened at the listener. */
    TURN(LATER_REQUEST, AFTER_REJECT, AFTER_ACCEPT),
    /** What is being closed. */
    ANTECEDENT(LISTENER_CLOSING),
    /** How the connection is accepted or completed. */
    FORM(EX_FORM, NO_DISCONNECT_EVENT),
    /** What else there is. */
    NEIGHBOUR(OLDER_ALIVE, OTHER_IN_BETWEEN),
    /** What the queue pair reports to, and what is posted. */
    QUEUE(RECEIVE_POSTED, TWO_CQS, ONE_CQ),
    /** Whether the connection data were read before. */
    ASKED(ASKED_BEFORE, NOT_ASKED_BEFORE),
    /** Which limits are asked for. */
    LIMITS(INBOUND_LIMIT_NULL, OUTBOUND_LIMIT_NULL, LIMITS_NULL),
    /** Whether there is private data. */
    DATA(NO_PRIVATE_DATA),
    /** How large the buffer is. */
    BUFFER(NO_BUFFER, BUFFER_SHORTER, BUFFER_LONGER);

    private final List<CircumstanceTrigger> circumstances;

    Dimension(CircumstanceTrigger... circumstances) {
        this.circumstances = List.of(circumstances);
    }

    /** Lists its circumstances. */
    public List<CircumstanceTrigger> circumstances() {
        return circumstances;
    }
}
