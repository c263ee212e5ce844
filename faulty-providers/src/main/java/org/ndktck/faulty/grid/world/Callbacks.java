package org.ndktck.faulty.grid.world;

import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.Intercepted;

/** Watches the callbacks to the consumer: who is inside one, and what they tell. */
final class Callbacks {

    private final World world;
    private final ThreadLocal<Deque<Within>> running = ThreadLocal.withInitial(ArrayDeque::new);

    Callbacks(World world) {
        this.world = world;
    }

    @Nullable
    Within within() {
        return running.get().peek();
    }

    private void run(Within kind, Runnable callback) {
        Deque<Within> stack = running.get();
        stack.push(kind);
        try {
            callback.run();
        } finally {
            stack.pop();
        }
    }

    Intercepted watching(Intercepted call, Facts facts, AtomicReference<@Nullable Facts> made) {
        return call.replacing(NdkRequestCompletion.class, original -> (context, status) -> {
                    told(call, facts, status);
                    run(Within.COMPLETION, () -> original.complete(context, status));
                })
                .replacing(NdkCloseCompletion.class, original -> context -> {
                    world.closed(facts);
                    run(Within.CLOSE_COMPLETION, () -> original.complete(context));
                })
                .replacing(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    if (object != null && status.isSuccess()) {
                        made.set(created(call, object));
                    }
                    run(Within.COMPLETION, () -> original.complete(context, status, object));
                })
                .replacing(NdkConnectEventCallback.class, original -> (context, connector) -> {
                    Facts listener = made.get();
                    if (listener != null) {
                        world.arrived(listener, connector);
                    }
                    run(Within.CONNECT_EVENT, () -> original.connectEvent(context, connector));
                })
                .withDisconnectEvent(
                        original -> context -> run(Within.DISCONNECT_EVENT, () -> original.accept(context)));
    }

    private Facts created(Intercepted call, NdkObject<?> object) {
        Facts facts = world.of(object);
        Observation.ofCreated(world, call, facts);
        return facts;
    }

    private void told(Intercepted call, Facts facts, NtStatus status) {
        if (status.isSuccess() && call.is(ACCEPT, ACCEPT_EX, COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
            world.established(facts);
        }
    }

    /** What an answer tells that came without a callback. */
    void answered(Moment moment, @Nullable Object answer) {
        Intercepted call = moment.call();
        if (!NtStatus.STATUS_SUCCESS.equals(answer)) {
            return;
        }
        told(call, moment.facts(), NtStatus.STATUS_SUCCESS);
        if (call.function().isClose()) {
            world.closed(moment.facts());
        }
        if (call.function().isCreate()
                && Objects.requireNonNull(call.parameter(ObjectPointer.class)).get() instanceof NdkObject<?> object) {
            moment.made(created(call, object));
        }
    }
}
