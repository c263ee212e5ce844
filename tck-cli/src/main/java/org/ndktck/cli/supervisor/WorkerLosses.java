package org.ndktck.cli.supervisor;

import java.util.EnumMap;
import java.util.Map;
import org.ndktck.gate.NdkFunction;

/**
 * The processes that a run has lost. Each costs the row that ran; what was to be judged after it is judged by another. A
 * function that goes on to cost processes is not called any more, and when nothing can be avoided there is an end.
 */
final class WorkerLosses {

    /** In one function, and outside of all functions: the first may be due to one input, or to a moment. */
    private static final int MOST = 3;

    private final Map<NdkFunction, Integer> inFunctions = new EnumMap<>(NdkFunction.class);
    private final Map<NdkFunction, String> barred = new EnumMap<>(NdkFunction.class);
    private int outside;

    /** A process was lost in a function; why it may not be called any more, a clause. */
    void inFunction(NdkFunction function, String why) {
        if (inFunctions.merge(function, 1, Integer::sum) >= MOST) {
            barred.put(function, why);
        }
    }

    /** A process was lost outside of all functions. */
    void outside() {
        outside++;
    }

    /** The functions that are not called any more, and why. */
    Map<NdkFunction, String> barred() {
        return Map.copyOf(barred);
    }

    boolean isEmpty() {
        return outside == 0 && inFunctions.isEmpty();
    }

    /** Whether so many were lost in ways that cannot be avoided that the rest is given up. */
    boolean areTooMany() {
        return outside >= MOST;
    }
}
