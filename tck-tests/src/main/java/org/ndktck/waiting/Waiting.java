package org.ndktck.waiting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.Gate;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;
import org.ndktck.verify.PreconditionUnmet;

/**
 * Waits in one try for what must happen, and knows why it has not happened. Either the wait is over: then it is missing. Or
 * it depends on the close of another object that is overdue, or on a call of another thread that has not returned: then it
 * is not.
 *
 * <p>Made on the thread that drives the try; used there, and inside callbacks on the provider's threads.
 */
public final class Waiting {

    /** Put together once: every wait asks for one. */
    private static final Map<NdkFunction, String> WITHOUT_A_CONTEXT = Arrays.stream(NdkFunction.values())
            .collect(Collectors.toUnmodifiableMap(function -> function, function -> function + " without a context"));

    private final Gate gate;
    private final WaitPolicy waitPolicy;
    private final Waiter waiter;
    private final Thread driver = Thread.currentThread();
    private final Set<AsyncCall> givenUp = ConcurrentHashMap.newKeySet();
    private final Set<AsyncCall> heldUp = ConcurrentHashMap.newKeySet();
    private final Set<Call> hanging = ConcurrentHashMap.newKeySet();
    private volatile boolean closing;

    /** Waits until something holds, or so many nanoseconds are over, and tells whether it holds. */
    public interface Waiter {
        boolean await(BooleanSupplier condition, long nanos);
    }

    /**
     * Begins with nothing to wait for.
     *
     * @param gate which records the calls of the try
     * @param waitPolicy how long to wait
     * @param waiter waits that long, or shorter where it knows that something does not come any more
     */
    public Waiting(Gate gate, WaitPolicy waitPolicy, Waiter waiter) {
        this.gate = gate;
        this.waitPolicy = waitPolicy;
        this.waiter = waiter;
    }

    /** What is waited for: who loses the outcomes of calls without a context may keep those of all others. */
    public static String outcomeOf(AsyncCall call) {
        return call.context() == 0
                ? Objects.requireNonNull(WITHOUT_A_CONTEXT.get(call.function()))
                : call.function().toString();
    }

    // --- outcomes

    /** Waits until an asynchronous call has told its outcome, or patience ends. */
    public void settle(AsyncCall call) {
        settleUnless(call, () -> false);
    }

    /** As {@link #settle}, as long as something else does not happen first. */
    public void settleUnless(AsyncCall call, BooleanSupplier otherwise) {
        String thing = outcomeOf(call);
        if (call.settled() && call.returned(NtStatus.STATUS_PENDING)) {
            waitPolicy.came(thing, 0);
        } else if (!givenUp.contains(call)
                && !isKeptOpen(call)
                && !holdUp(call)
                && !await(thing, () -> call.settled() || otherwise.getAsBoolean())) {
            givenUp.add(call); // one wait is enough; what comes later is recorded all the same
        }
    }

    /** Waits for the outcomes of all calls and the return of their callbacks, also for what callbacks call meanwhile. */
    public void settleEverything() {
        int settled = 0;
        while (settled < gate.calls().size()) {
            List<Call> calls = List.copyOf(gate.calls());
            for (Call call : calls) {
                if (call instanceof AsyncCall async) {
                    settle(async);
                    if (async.isInsideCallback()) {
                        await("the return of a callback", () -> !async.isInsideCallback());
                    }
                }
            }
            settled = calls.size();
        }
    }

    /** Whether a call has not ended because something else has not: that is missed, and not the call. */
    public boolean isExcused(AsyncCall call) {
        return call.callbacks().isEmpty() && (heldUp.contains(call) || !hanging.isEmpty());
    }

    // --- closes that others hold up: asked of every close, so without streams

    /** Whether a close may not complete yet, since that of a successor was not even called (LIF-09). */
    private boolean isKeptOpen(AsyncCall call) {
        if (isPendingClose(call)) {
            for (Lifetime successor : gate.dependencies().successorsOf(call.lifetime())) {
                if (successor.close().isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Finds out whether a close cannot complete yet, since that of a successor is overdue (LIF-09), and remembers it: such a
     * close is not waited for, and not missed either. The closes of the successors are waited for first.
     */
    private boolean holdUp(AsyncCall call) {
        boolean held = isPendingClose(call) && isAnyOverdue(closesOfSuccessors(call));
        if (held) {
            heldUp.add(call);
        } else {
            heldUp.remove(call);
        }
        return held;
    }

    private boolean isAnyOverdue(List<AsyncCall> closes) {
        closes.forEach(this::settle);
        for (AsyncCall close : closes) {
            if (isPendingClose(close)) {
                return true;
            }
        }
        return false;
    }

    private List<AsyncCall> closesOfSuccessors(AsyncCall close) {
        List<AsyncCall> closes = new ArrayList<>(0);
        for (Lifetime successor : gate.dependencies().possibleSuccessorsOf(close.lifetime())) {
            for (AsyncCall call : successor.asyncCalls()) {
                if (isPendingClose(call)) {
                    closes.add(call);
                }
            }
        }
        return closes;
    }

    private static boolean isPendingClose(AsyncCall call) {
        return call.function().kind() == NdkFunction.Kind.CLOSE && !call.settled();
    }

    /** Waits once more for the closes that hold up others, as each of those would be waited for. */
    public void settleWhatWasHeldUp() {
        boolean came = heldUp.stream().anyMatch(Waiting::isPendingClose)
                && await("a close that holds up others", () -> givenUp.stream().noneMatch(Waiting::isPendingClose));
        if (came) {
            settleEverything();
        }
    }

    // --- calls of other threads

    /** Lets the calls on other threads return before anything is closed under them. From now on no wait ends the try. */
    public void beginClosing() {
        closing = true;
        letReturn(callsOfOthers(), () -> false);
    }

    /** Waits for a thing, which later waits name alike; patience may end first. */
    public boolean await(String thing, BooleanSupplier condition) {
        if (condition.getAsBoolean()) {
            return true;
        }
        long nanos = waitPolicy.nanosFor(thing);
        Set<Call> others = callsOfOthers();
        long start = System.nanoTime();
        boolean came = waiter.await(condition, nanos);
        others.addAll(callsOfOthers());
        long longest = nanos + waitPolicy.nanosForAReturn();
        while (!came && System.nanoTime() - start < longest && letReturn(others, condition)) {
            others = callsOfOthers();
            came = waiter.await(condition, nanos);
            others.addAll(callsOfOthers());
        }
        if (came) {
            waitPolicy.came(thing, System.nanoTime() - start);
        } else {
            waitPolicy.missed(thing);
        }
        return came;
    }

    /**
     * The calls on other threads that have not returned, while the thread that drives the try is in none itself. What does
     * not come may only be hanging on one of them, which is to blame then; whoever watches the run does that.
     */
    private Set<Call> callsOfOthers() {
        Set<Call> others = new LinkedHashSet<>();
        if (Thread.currentThread().equals(driver)) {
            for (Call call : gate.unfinished()) {
                if (hanging.contains(call)) {
                    continue;
                }
                if (call.caller().equals(driver)) {
                    return new LinkedHashSet<>();
                }
                others.add(call);
            }
        }
        return others;
    }

    /**
     * Waits for the return of calls on other threads.
     *
     * @param others the calls
     * @param condition ends the wait, too
     * @return whether there were any, and what hangs on them may come now
     */
    private boolean letReturn(Set<Call> others, BooleanSupplier condition) {
        boolean returned = !others.isEmpty()
                && gate.signal()
                        .await(
                                () -> condition.getAsBoolean()
                                        || others.stream().allMatch(Call::ended),
                                waitPolicy.nanosForAReturn());
        if (!returned) {
            hanging.addAll(others);
            if (!closing && !others.isEmpty()) {
                throw new PreconditionUnmet(others.iterator().next().function() + " has not returned");
            }
        }
        return returned;
    }
}
