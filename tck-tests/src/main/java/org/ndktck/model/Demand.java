package org.ndktck.model;

import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.connecting.Side;

/**
 * Something that a call must bring about.
 *
 * @param row the requirement that demands it
 * @param side on which side it must be seen
 * @param what what must be seen
 */
public record Demand(RequirementId row, Side side, What what) {

    /** What must be seen. */
    public enum What {
        /** The connect event, once. */
        CONNECT_EVENT("the connect event"),
        CONNECT_SUCCEEDS("the connect completes with success"),
        CONNECT_FAILS("the connect completes with a failure"),
        /** The accept of the passive side, the complete connect of the active one. */
        ANSWER_SUCCEEDS("the answer to the peer completes with success"),
        ANSWER_FAILS("the answer to the peer completes with a failure"),
        ANSWER_ENDS("the answer to the peer completes"),
        DISCONNECT_EVENT("the disconnect event"),
        /** Either the answer fails, or it succeeded early and the disconnect event follows (AMB-08). */
        ANSWER_FAILS_OR_DISCONNECT_EVENT("the answer to the peer fails, or the disconnect event follows its success"),
        DISCONNECT_SUCCEEDS("the disconnect completes with success"),
        DISCONNECT_ENDS("the disconnect completes");

        private final String words;

        What(String words) {
            this.words = words;
        }

        /** As people read it. */
        @Override
        public String toString() {
            return words;
        }
    }
}
