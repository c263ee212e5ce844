package org.ndktck.api.provider;

/**
 * Which of several processes of one run this is. A provider that works in several processes gives
 * each its own local addresses or ports.
 *
 * @param index 0..count-1
 * @param count number of processes, at least 1
 */
public record WorkerSlot(int index, int count) {

    /** The slot of a run in one process. */
    public static final WorkerSlot ONLY = new WorkerSlot(0, 1);

    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if index is not one of 0..count-1
     */
    public WorkerSlot {
        if (index < 0 || index >= count) {
            throw new IllegalArgumentException("slot index=" + index + " is not one of 0.." + (count - 1));
        }
    }
}
