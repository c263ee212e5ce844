package org.ndktck.mutation;

/**
 * One small change to the code, and what became of it.
 *
 * @param type the simple name of the changed class
 * @param text the change, for example {@code Fabric.close: removed call to CallbackExecutor::close #1}; the
 *     number tells the same changes of one method apart, in the order of the code
 * @param fate what became of it
 * @param testsRun tests that were run on it
 */
public record Mutant(String type, String text, Fate fate, int testsRun) {

    /** What becomes of a mutant, by the words of PIT. */
    public enum Fate {
        /** A test failed. */
        KILLED,
        /** A test took far too long. */
        TIMED_OUT,
        /** The memory was used up. */
        MEMORY_ERROR,
        /** The process of the tests ended. */
        RUN_ERROR,
        /** No class that can be loaded. */
        NON_VIABLE,
        /** Every test passed. */
        SURVIVED,
        /** No test runs the code. */
        NO_COVERAGE;

        /**
         * Tells whether anybody noticed.
         *
         * @return true unless every test passed or none was run
         */
        public boolean isDetected() {
            return this != SURVIVED && this != NO_COVERAGE;
        }
    }

    /**
     * Tells whether this is a mutant of the {@link Canary}.
     *
     * @return true if it must survive
     */
    public boolean isCanary() {
        return type.equals(Canary.class.getSimpleName());
    }
}
