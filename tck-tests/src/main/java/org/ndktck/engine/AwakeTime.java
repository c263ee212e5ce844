package org.ndktck.engine;

/**
 * The time that passes for somebody who looks again and again. Between two looks passes at most so much: whoever did not
 * come to look for longer was held up itself, as was everything else on a machine that paused, and can say nothing of
 * how long others took meanwhile. Not thread-safe.
 */
public final class AwakeTime {

    private final long mostBetweenLooks;
    private long lastLook;
    private long passed;

    /**
     * Begins.
     *
     * @param mostBetweenLooks the most that passes between two looks, nanoseconds
     * @param now a value of {@link System#nanoTime}
     */
    public AwakeTime(long mostBetweenLooks, long now) {
        this.mostBetweenLooks = mostBetweenLooks;
        this.lastLook = now;
    }

    /**
     * Looks at the clock.
     *
     * @param now a value of {@link System#nanoTime}
     * @return what has passed since the beginning, nanoseconds
     */
    public long at(long now) {
        passed += Math.min(now - lastLook, mostBetweenLooks);
        lastLook = now;
        return passed;
    }
}
