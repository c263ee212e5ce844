package org.ndktck.gate;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;

/**
 * One object from its delivery to the end of its close. A provider may use the memory of a closed object for the next one:
 * then the Java object is the same and the NDK object is not, so that whatever is known of an object belongs to its lifetime.
 */
public final class Lifetime {

    private final NdkObject<?> object;
    private final String name;
    private final List<AsyncCall> asyncCalls = new CopyOnWriteArrayList<>();

    Lifetime(NdkObject<?> object, String name) {
        this.object = object;
        this.name = name;
    }

    /** The object. */
    public NdkObject<?> object() {
        return object;
    }

    /** The kit's name of it, for example {@code C1}. */
    public String name() {
        return name;
    }

    /** The asynchronous calls on the object so far, in the order they were begun. */
    public List<AsyncCall> asyncCalls() {
        return asyncCalls;
    }

    void begun(AsyncCall call) {
        asyncCalls.add(call);
    }

    /** The call of its close, once that was begun; asked several times at every close of every try, so without a stream. */
    public Optional<AsyncCall> close() {
        for (AsyncCall call : asyncCalls) {
            if (call.function().kind() == NdkFunction.Kind.CLOSE) {
                return Optional.of(call);
            }
        }
        return Optional.empty();
    }

    /** Whether the consumer knows that the object is closed. */
    public boolean isClosed() {
        return close().filter(Lifetime::hasClosed).isPresent();
    }

    private static boolean hasClosed(AsyncCall close) {
        return close.returned(NtStatus.STATUS_SUCCESS) || !close.callbacks().isEmpty();
    }

    /** Whether the provider may have used the memory again: also while a close that succeeds inline has yet to return. */
    boolean mayBeOver() {
        return close().filter(close -> !close.ended() || hasClosed(close)).isPresent();
    }

    @Override
    public String toString() {
        return name;
    }
}
