package org.ndktck.faulty;

import java.util.*;
import java.util.concurrent.*;
import java.util.function.Predicate;
import org.ndktck.api.*;

/** Completions that a fault keeps back until the object is closed: nothing else helps the consumer out. */
public final class LateCompletions {

    private final Map<NdkObject<?>, Queue<Runnable>> kept = new ConcurrentHashMap<>();

    private final ObjectSet closing = new ObjectSet();

    /**
     * Keeps a completion back, unless the close was called already.
     *
     * @param object the object it is about
     * @param completion calls the consumer
     */
    public void keep(NdkObject<?> object, Runnable completion) {
        kept.computeIfAbsent(object, fresh -> new ConcurrentLinkedQueue<>()).add(completion);
        if (closing.contains(object)) {
            run(object);
        }
    }

    /**
     * Proceeds with a request whose completion is kept back.
     *
     * @param call the request
     * @param which outcomes are kept back, asked when one has come
     * @return what the request returns
     */
    public NtStatus keeping(Intercepted call, Predicate<NtStatus> which) {
        return call.starting((context, status) -> {
            Runnable completion = () -> call.completion().complete(context, status);
            if (which.test(status)) {
                keep(call.object(), completion);
            } else {
                completion.run();
            }
        });
    }

    /**
     * Delivers what was kept back for an object.
     *
     * @param object the object that is being closed
     */
    public void deliver(NdkObject<?> object) {
        closing.add(object);
        run(object);
    }

    private void run(NdkObject<?> object) {
        Queue<Runnable> completions = kept.remove(object);
        if (completions != null) {
            completions.forEach(Runnable::run);
        }
    }
}
