package org.ndktck.nativeprovider;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;

/**
 * What is known on this side of the border: which Java object stands for which address, and how much is going on.
 *
 * <p>An object stands for its address from its delivery to the end of its close. What is delivered at an address whose
 * object is being closed is another object: the provider may have freed the memory already.
 */
final class Border {

    private final Map<Long, NdkObject<?>> objects = new ConcurrentHashMap<>();
    private final AtomicInteger busy = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final CallbackPool callbacks = new CallbackPool(this);
    private final ReplacedTables replacedTables = new ReplacedTables(this);

    CallbackPool callbacks() {
        return callbacks;
    }

    ReplacedTables replacedTables() {
        return replacedTables;
    }

    /** The object that a provider has just handed out; one of another type where it is that, and open. */
    NdkObject<?> delivered(long address, NdkObjectType kind) {
        return objects.compute(
                address,
                (at, known) -> known != null && !NativeObject.memory(known).isClosing() ? known : born(at, kind));
    }

    /** The connector that an event has brought. */
    NdkConnector deliveredConnector(long address) {
        return delivered(address, NdkObjectType.CONNECTOR) instanceof NdkConnector connector
                ? connector
                : (NdkConnector) born(address, NdkObjectType.CONNECTOR);
    }

    private NdkObject<?> born(long address, NdkObjectType kind) {
        if (kind != NdkObjectType.ADAPTER) {
            begun();
        }
        return NativeObject.at(address, kind, this);
    }

    /** The object at an address, if one is known there. */
    @Nullable
    NdkObject<?> known(long address) {
        return objects.get(address);
    }

    /** An object is gone. */
    void closed(NativeMemory<?> memory, NdkObject<?> object) {
        if (memory.close()) {
            objects.remove(memory.address(), object);
            ended();
        }
    }

    /** An adapter is gone. */
    void forget(NdkObject<?> adapter) {
        objects.remove(NativeObject.address(adapter), adapter);
    }

    /** Something has begun that callbacks may come of: a create, an object. */
    void begun() {
        busy.incrementAndGet();
    }

    /** Something has ended that callbacks could come of. */
    void ended() {
        if (busy.decrementAndGet() == 0) {
            callbacks.retire();
        }
    }

    /** Keeps what the kit threw inside a callback: if it left it, the process would end. */
    void failed(Throwable thrown) {
        failure.compareAndSet(null, thrown);
    }

    /** Throws what was kept, on a thread of the kit. */
    void raiseFailure() {
        if (failure.get() != null) {
            Throwable thrown = failure.getAndSet(null);
            if (thrown != null) {
                throw new IllegalStateException("the kit failed inside a callback: " + thrown, thrown);
            }
        }
    }
}
