package org.ndktck.record;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;

/** A shared endpoint in one try. Written while the record is made, read afterwards. */
public final class SharedEndpointRecord {

    private final Lifetime lifetime;
    private final AsyncCall create;
    private final InetSocketAddress given;
    private final List<Call> calls = new ArrayList<>();
    private @Nullable AsyncCall close;

    SharedEndpointRecord(Lifetime lifetime, AsyncCall create, InetSocketAddress given) {
        this.lifetime = lifetime;
        this.create = create;
        this.given = given;
    }

    void called(Call call) {
        calls.add(call);
        if (call.function() == NdkFunction.CLOSE_SHARED_ENDPOINT && call instanceof AsyncCall async) {
            close = async;
        }
    }

    /** Whether a connect was made over it: in its lifetime, since another one may lie in its memory before or after. */
    public boolean carries(ConnectRecord connect) {
        int begun = connect.call().number();
        return connect.sharedEndpoint().filter(lifetime.object()::equals).isPresent()
                && create.number() < begun
                && (close == null || begun < close.number());
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
