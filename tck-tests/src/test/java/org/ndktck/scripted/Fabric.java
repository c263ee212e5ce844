package org.ndktck.scripted;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.NdkFunction;

/** What all functions of the opened adapters share: the script, the callback thread, and who listens where. */
final class Fabric {

    private static final int FIRST_PORT = 50_000;

    private final Script script;
    private final CallbackThread thread = new CallbackThread();
    private final Map<Integer, ScriptedListener> listeners = new ConcurrentHashMap<>();
    private final AtomicInteger ports = new AtomicInteger(FIRST_PORT);

    Fabric(Script script) {
        this.script = script;
    }

    Script script() {
        return script;
    }

    CallbackThread thread() {
        return thread;
    }

    int listen(ScriptedListener listener) {
        int port = ports.getAndIncrement();
        listeners.put(port, listener);
        return port;
    }

    void stopListening(int port) {
        listeners.remove(port);
    }

    @Nullable
    ScriptedListener listener(int port) {
        return listeners.get(port);
    }

    Request request(NdkRequestCompletion completion, long context) {
        return new Request(context, thread, completion::complete, () -> {});
    }

    /** Answers a close, which succeeds at once. */
    NtStatus close(NdkFunction function, CloseArgs args) {
        Behaviour behaviour = script.called(function, args);
        Request request = new Request(
                args.requestContext(),
                thread,
                (context, status) -> args.closeCompletion().complete(context),
                () -> {});
        request.end(NtStatus.STATUS_SUCCESS);
        return Script.answer(behaviour, request);
    }

    /** Answers a synchronous function, which does its work only where it behaves as usual. */
    NtStatus synchronous(NdkFunction function, Record args, Supplier<NtStatus> work) {
        Behaviour behaviour = script.called(function, args);
        Request request = new Request(0, thread, (context, status) -> {}, () -> {});
        return behaviour == Behaviour.INLINE ? work.get() : Script.answer(behaviour, request);
    }
}
