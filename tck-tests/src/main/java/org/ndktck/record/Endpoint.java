package org.ndktck.record;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.NdkFunction;

/** A shared endpoint in one try. Written while the record is made, read afterwards. */
public final class Endpoint {

    private final NdkObject<?> object;
    private final AsyncCall create;
    private final InetSocketAddress given;
    private final List<Call> calls = new ArrayList<>();
    private @Nullable AsyncCall close;

    Endpoint(NdkObject<?> object, AsyncCall create, InetSocketAddress given) {
        this.object = object;
        this.create = create;
        this.given = given;
    }

    void called(Call call) {
        calls.add(call);
        if (call.function() == NdkFunction.CLOSE_SHARED_ENDPOINT && call instanceof AsyncCall async) {
            close = async;
        }
    }

    /** The object. */
    public NdkObject<?> object() {
        return object;
    }

    /** The call that made it. */
    public AsyncCall create() {
        return create;
    }

    /** The address it was made for; port 0 leaves the port to the provider. */
    public InetSocketAddress given() {
        return given;
    }

    /** All calls on it, in the order they were begun. */
    public List<Call> calls() {
        return calls;
    }

    /** Its close. */
    public Optional<AsyncCall> close() {
        return Optional.ofNullable(close);
    }
}
