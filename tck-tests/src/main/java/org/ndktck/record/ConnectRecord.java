package org.ndktck.record;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;

/**
 * One connect: what the active side asked for, and whom its request may have reached.
 *
 * @param active the connector that connects
 * @param call the connect
 * @param asked what it was given
 */
public record ConnectRecord(ConnectorRecord active, AsyncCall call, Arguments.Connect asked) {

    /** The connectors of the connect events that this request may have brought about; one of them, if any. */
    public List<ConnectorRecord> passives() {
        return active.passivesOf(call);
    }

    /** Its one possible peer, if there is only one and that has no other possible origin. */
    public Optional<ConnectorRecord> peer() {
        List<ConnectorRecord> passives = passives();
        return passives.size() == 1 && passives.get(0).attempts().size() == 1
                ? Optional.of(passives.get(0))
                : Optional.empty();
    }

    /** The shared endpoint it connects over. */
    public Optional<NdkSharedEndpoint> sharedEndpoint() {
        return asked.local() instanceof Arguments.Shared shared ? Optional.of(shared.endpoint()) : Optional.empty();
    }

    /** The local address it was given, if it has one of its own. */
    public Optional<InetSocketAddress> source() {
        return asked.local() instanceof Arguments.Source source ? Optional.of(source.address()) : Optional.empty();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ConnectRecord connect && call.equals(connect.call);
    }

    /** That of the call, which stands for all: records are kept in sets, and what they were given is long. */
    @Override
    public int hashCode() {
        return call.hashCode();
    }

    /** Position at which its outcome was known. */
    public int outcome() {
        return CallOrder.outcomeOf(call);
    }

    /** Whether it ended with success. */
    public boolean succeeded() {
        return CallOrder.succeeded(call);
    }
}
