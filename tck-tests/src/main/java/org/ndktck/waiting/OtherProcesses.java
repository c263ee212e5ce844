package org.ndktck.waiting;

import java.util.Optional;

/** The other processes that judge the same provider in the same run. Called on any thread. */
public interface OtherProcesses {

    /** There are none. */
    OtherProcesses NONE = new OtherProcesses() {
        @Override
        public void tellMissed(String thing) {
            // nobody to tell
        }

        @Override
        public Optional<String> nextMissed() {
            return Optional.empty();
        }
    };

    /**
     * Tells the others that a thing was waited for in vain, each thing once.
     *
     * @param thing what did not come, and was not seen since
     */
    void tellMissed(String thing);

    /**
     * Gives what another process waited for in vain, each thing once.
     *
     * @return the next thing; nothing if no other is known
     */
    Optional<String> nextMissed();
}
