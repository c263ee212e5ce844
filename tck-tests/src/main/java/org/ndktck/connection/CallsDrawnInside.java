package org.ndktck.connection;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.ndktck.gate.NdkFunction;
import org.ndktck.trial.DispatchLevelFunctions;

/**
 * Draws which calls of a try are made inside callbacks: some of the functions that the judged row is about, and some
 * others. A function has the same chance however often others are called, and early or late in the try; so has the second
 * or third call of a function, which may be the one that must fail. The same seed draws the same calls.
 */
final class CallsDrawnInside {

    /** How often each function is called to make one connection: these calls are in every try, the others in few. */
    private static final Map<NdkFunction, Integer> OF_A_CONNECTION = Map.of(
            NdkFunction.CREATE_CQ, 2,
            NdkFunction.CREATE_PD, 2,
            NdkFunction.CREATE_QP, 2,
            NdkFunction.CREATE_LISTENER, 1,
            NdkFunction.LISTEN, 1,
            NdkFunction.GET_LISTENER_LOCAL_ADDRESS, 1,
            NdkFunction.CREATE_CONNECTOR, 1,
            NdkFunction.CONNECT, 1,
            NdkFunction.ACCEPT, 1,
            NdkFunction.COMPLETE_CONNECT, 1);

    /** Of the calls that every connection takes, one of so many is made inside a callback. */
    private static final int USUAL_OF = 8;

    private static final int MOST_USUAL = 2;
    private static final int MOST_UNUSUAL = 10;

    /** Which call of a function is the first to be made inside a callback, or the only one. */
    private static final int[] WHICH = {1, 1, 2, 3};

    private final Set<NdkFunction> judged;
    private final int mostJudged;
    private final long seed;
    private final Map<NdkFunction, Integer> calls = new EnumMap<>(NdkFunction.class);
    private int witnesses;
    private int numberJudged;
    private int numberUsual;
    private int numberUnusual;

    /**
     * Has drawn nothing yet.
     *
     * @param judged the functions that the judged row is about
     * @param mostJudged so many of their calls are made inside callbacks at most
     * @param seed what is drawn from
     */
    CallsDrawnInside(Set<NdkFunction> judged, int mostJudged, long seed) {
        this.judged = judged;
        this.mostJudged = mostJudged;
        this.seed = seed;
    }

    /** Whether the next call of a function is made inside a callback; asked once for each call. */
    boolean isNext(NdkFunction function) {
        int call = calls.merge(function, 1, Integer::sum);
        int usual = OF_A_CONNECTION.getOrDefault(function, 0);
        if (judged.contains(function)) {
            return isJudged(function, call, usual);
        }
        if (!DispatchLevelFunctions.mayBeInside(function)) {
            return false;
        }
        return call <= usual
                ? isUsual(function, call)
                : call - usual == which(function, true) && ++numberUnusual <= MOST_UNUSUAL;
    }

    /** As {@link #isNext}, for a call by which others are judged: those have the share of the judged functions. */
    boolean isNextWitness(NdkFunction function) {
        return isUsual(function, -1 - ++witnesses);
    }

    private boolean isUsual(NdkFunction function, int call) {
        return draw(function, call).nextInt(USUAL_OF) == 0 && ++numberUsual <= MOST_USUAL;
    }

    /** The calls that make the connection have a share of their own, lest they leave none for those that come later. */
    private boolean isJudged(NdkFunction function, int call, int usual) {
        boolean unusual = call > usual;
        int number = unusual ? call - usual : call;
        int first = unusual ? which(function, true) : Math.min(which(function, false), usual);
        int share = Math.max(1, mostJudged / judged.size());
        return number >= first && number < first + share && ++numberJudged <= mostJudged;
    }

    private int which(NdkFunction function, boolean unusual) {
        return WHICH[draw(function, unusual ? -1 : 0).nextInt(WHICH.length)];
    }

    private SplittableRandom draw(NdkFunction function, int call) {
        return new SplittableRandom((seed * 31 + function.name().hashCode()) * 31 + call);
    }
}
