package org.ndktck.cli.peer;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What travels between the two processes.
 *
 * @param thread whose word it is: what one thread does by way of the other process keeps its name there and back
 * @param kind what is asked, or that it is the answer
 * @param values what belongs to it
 */
record PeerMessage(String thread, Kind kind, List<JsonNode> values) {

    PeerMessage {
        values = List.copyOf(values);
    }

    /** What a message is. */
    enum Kind {
        /** Who are you? Answered with the kit, its catalogue and the provider. */
        HELLO,
        /** Open the provider. Answered with what the passive adapter is, or with the sentence that refuses. */
        OPEN,
        /** Call a function of an object. Answered with what it returned and stored, or threw. */
        CALL,
        /** A callback of the consumer is called. */
        CALLBACK,
        /** What was asked is done. */
        ANSWER
    }
}
