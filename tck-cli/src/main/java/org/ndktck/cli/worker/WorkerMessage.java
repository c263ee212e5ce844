package org.ndktck.cli.worker;

import java.util.Optional;

/** What a supervisor and its workers say to each other, one line each. */
public enum WorkerMessage {
    /** A worker: it is there; the word that proves it. */
    HELLO,
    /** A worker, from time to time and without being asked: it goes on. */
    ALIVE,
    /** A worker: a jar or a directory that the provider was loaded from. */
    LOADED_FROM,
    /** A worker: the provider works in one process at a time. */
    ALONE,
    /** A worker: something became known; a line of the journal. */
    LEARNED,
    /** A worker: the share is judged. */
    DONE,
    /** A worker: judging cannot begin; a sentence for the user. */
    REFUSED,
    /** A worker: the kit failed; how. */
    BROKEN,
    /** The supervisor: what to judge; a {@link WorkerTask}. */
    JUDGE,
    /** Both: a thing was waited for in vain, in the worker that says it or in another. */
    MISSED;

    /**
     * Writes the message.
     *
     * @param text what comes with it; line ends become blanks
     * @return a line with its end
     */
    public String line(String text) {
        return name() + " " + text.replaceAll("\\s*[\\r\\n]+\\s*", " ") + "\n";
    }

    /**
     * Tells what a line says.
     *
     * @param line a line
     * @return which message it is; nothing if it is none
     */
    public static Optional<WorkerMessage> of(String line) {
        for (WorkerMessage message : values()) {
            if (line.startsWith(message.name() + " ")) {
                return Optional.of(message);
            }
        }
        return Optional.empty();
    }

    /**
     * Gives what comes with a message.
     *
     * @param line a line of this message
     * @return the text
     */
    public String text(String line) {
        return line.substring(name().length() + 1);
    }
}
