package org.ndktck.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.GetConnectionDataCall.Cells;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** What is stored after the return is seen, and is no part of the answer. */
class LateStoresTest {

    private final List<RequirementId> breaches = new CopyOnWriteArrayList<>();
    private final StandingInvariants watch =
            new StandingInvariants((id, kind, about, expected, observed) -> breaches.add(id));
    private final AtomicReference<@Nullable GetConnectionDataArgs> given = new AtomicReference<>();

    private OpenGate open() {
        OpenGate open = new OpenGate(
                new Script().reading((readable, args) -> {
                    given.set(args);
                    return readable.read(args);
                }),
                watch);
        watch.watch(open.gate());
        return open;
    }

    private static GetConnectionDataCall read(OpenGate open) {
        int port = open.listen(connector -> {});
        open.connect(open.connector(), port);
        NdkConnector incoming = open.incoming();
        return open.connections()
                .getConnectionData(
                        incoming,
                        new Cells(
                                null,
                                null,
                                GuardedBytes.output(open.slab(), 32),
                                GuardedUlong.holding(open.slab(), 32)),
                        0);
    }

    private GetConnectionDataArgs args() {
        return Objects.requireNonNull(given.get());
    }

    @Test
    void aCallThatStoresInTimeBreaksNothing() {
        try (OpenGate open = open()) {
            read(open);
            watch.over(call -> false);
            open.slab().reset();

            assertThat(breaches).isEmpty();
        }
    }

    @Test
    void aSizeThatIsStoredAfterTheReturnBreaksGcd12AndIsNotTheAnswer() {
        try (OpenGate open = open()) {
            GetConnectionDataCall call = read(open);
            args().pPrivateDataLength().set(99);
            watch.over(any -> false);

            assertThat(breaches).containsExactly(RequirementId.GCD_12);
            assertThat(call.cells().length().get()).isEqualTo(7);
            assertThat(call.line()).contains("-> &7").contains(NtStatus.STATUS_SUCCESS.toString());
        }
    }

    @Test
    void aByteThatIsStoredWhenTheTryIsOverBreaksGcd09BeforeTheMemoryIsUsedAgain() {
        try (OpenGate open = open()) {
            read(open);
            watch.over(any -> false);
            Objects.requireNonNull(args().pPrivateData()).put(3, (byte) 99);
            open.slab().reset();

            assertThat(breaches).containsExactly(RequirementId.GCD_09);
        }
    }

    @Test
    void aBufferThatTheConsumerUsesAgainIsItsOwn() {
        try (OpenGate open = open()) {
            GetConnectionDataCall call = read(open);
            byte[] fetched = call.fetched(2);
            call.reuseBuffer();
            watch.over(any -> false);

            assertThat(breaches).isEmpty();
            assertThat(call.fetched(2)).isEqualTo(fetched);
        }
    }
}
