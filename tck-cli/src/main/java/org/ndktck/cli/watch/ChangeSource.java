package org.ndktck.cli.watch;

/** Something that changes from time to time. */
@FunctionalInterface
public interface ChangeSource {

    /**
     * Waits for the next change.
     *
     * @return whether there was one; otherwise there will be none any more
     */
    boolean await();
}
