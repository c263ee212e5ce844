package org.ndktck.scripted;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.BytePointer;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
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

    /** Listens on the given port, or on one that nobody has. */
    int listen(ScriptedListener listener, int given) {
        int port = given == 0 ? ports.getAndIncrement() : given;
        listeners.put(port, listener);
        return port;
    }

    /** Tells an address as the document demands, or as the script wants it told. */
    NtStatus tell(NdkFunction function, byte[] real, GetAddressArgs args) {
        byte[] address = script.told(function, real);
        BytePointer buffer = args.pAddress();
        long capacity = args.pAddressLength().get();
        args.pAddressLength().set(address.length);
        if (buffer == null || capacity < address.length) {
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
        buffer.put(0, address, 0, address.length);
        return NtStatus.STATUS_SUCCESS;
    }

    /** An address with a port that nobody has, where it leaves the port to the provider. */
    byte[] bound(byte[] address) {
        byte[] bound = address.clone();
        if (bound[2] == 0 && bound[3] == 0) {
            int port = ports.getAndIncrement();
            bound[2] = (byte) (port >>> 8);
            bound[3] = (byte) port;
        }
        return bound;
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
