package org.ndktck.gate;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;

/** One recorded call of a dispatch function. */
public class Call implements CallOrCallback {

    private final int number;
    private final NdkFunction function;
    private final NdkObject<?> target;
    private final String object;
    private final Supplier<String> arguments;
    private volatile Thread caller = Thread.currentThread();
    private volatile @Nullable Lifetime lifetime;
    private volatile boolean ended;
    private volatile int endedAt = Integer.MAX_VALUE;
    private @Nullable NtStatus status;
    private @Nullable Throwable thrown;
    private volatile boolean withoutTable;

    Call(int number, NdkFunction function, NdkObject<?> target, String object, Supplier<String> arguments) {
        this.number = number;
        this.function = function;
        this.target = target;
        this.object = object;
        this.arguments = arguments;
    }

    /** Learns that the present thread is about to call. */
    void begins() {
        caller = Thread.currentThread();
    }

    /** Binds the call to the lifetime that its object has now. */
    void during(Lifetime present) {
        lifetime = present;
    }

    synchronized void endWith(@Nullable NtStatus returned) {
        status = returned;
        ended = true;
    }

    synchronized void endWith(Throwable exception) {
        thrown = exception;
        withoutTable = target.dispatch() == null;
        ended = true;
    }

    /** Takes a copy of what the call has written, so that what is stored after the return is seen as such. */
    void keep() {}

    void endedAt(int position) {
        endedAt = position;
    }

    @Override
    public int number() {
        return number;
    }

    /** Position of the return among the calls and callbacks of the try; the greatest int before it. */
    public int endedAt() {
        return endedAt;
    }

    /** What the consumer gave to the function, where that matters to others. */
    public Optional<Arguments> arguments() {
        return arguments instanceof Arguments typed ? Optional.of(typed) : Optional.empty();
    }

    /** The function called. */
    public NdkFunction function() {
        return function;
    }

    /** The object called on. */
    public NdkObject<?> target() {
        return target;
    }

    /** The lifetime of the object called on, at the time of the call. */
    public Lifetime lifetime() {
        return Objects.requireNonNull(lifetime, "the lifetime of a call that was begun");
    }

    @Override
    public String object() {
        return object;
    }

    /** Whether the present thread is inside the call: what runs now runs on the caller's stack. */
    boolean isOnCallersStack() {
        return !ended && Thread.currentThread() == caller;
    }

    /** The thread that called. */
    public Thread caller() {
        return caller;
    }

    /** Whether the function has returned or thrown. */
    public boolean ended() {
        return ended;
    }

    /** What the function returned, or nothing if it threw or returned null. */
    public Optional<NtStatus> status() {
        return ended ? Optional.ofNullable(status) : Optional.empty();
    }

    /** Whether the function returned exactly this status. */
    public boolean returned(NtStatus expected, NtStatus... or) {
        boolean any = expected.equals(status);
        for (NtStatus other : or) {
            any |= other.equals(status);
        }
        return ended && any;
    }

    /**
     * Whether the call ended as one of a function that is not there: the object has no table, the slot
     * leads nowhere, or what stands there says that it is not implemented.
     */
    public boolean foundNoFunction() {
        boolean nowhere = thrown instanceof AbstractMethodError
                || thrown instanceof UnsupportedOperationException
                || withoutTable;
        boolean disowned = function != NdkFunction.QUERY_EXTENSION
                && returned(NtStatus.STATUS_NOT_SUPPORTED, NtStatus.STATUS_NOT_IMPLEMENTED);
        return nowhere || disowned;
    }

    /** Whether the call came to nothing since its object had no table; that is the matter of the rows about headers. */
    public boolean foundNoTable() {
        return withoutTable;
    }

    /** How the call ended, as people read it. */
    public String result() {
        if (!ended) {
            return "has not returned yet";
        }
        if (thrown != null) {
            return "threw " + text(thrown);
        }
        if (function.kind() == NdkFunction.Kind.VOID) {
            return "returned";
        }
        return status == null ? "returned null instead of an NtStatus" : "returned " + status;
    }

    private static String text(Throwable thrown) {
        try {
            return thrown.toString();
        } catch (Throwable provider) { // its text is the provider's code, too
            return thrown.getClass().getName() + ", which throws when asked for its text";
        }
    }

    @Override
    public String line() {
        return object + "." + function + "(" + arguments.get() + ") " + result();
    }

    @Override
    public String toString() {
        return "#" + number + " " + line();
    }
}
