package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.negotiation.ReadLimits;

/** GetConnectionData: sizes, prefixes, and the settings of the required size. */
class ReceivedTest {

    private static final byte[] SENT = {1, 2, 3, 4, 5};

    @ParameterizedTest(name = "capacity {0}")
    @ValueSource(ints = {0, 1, 4, 5, 6, 105})
    void copiesWhatFitsAndStoresTheRequiredSize(int capacity) {
        try (Bench bench = Bench.open("completion", "inline")) {
            Pair pair = Pair.requested(bench, Bench.SOME_LIMITS, SENT);

            ConnectionData data = ConnectionData.fetch(pair.passive, capacity);

            int copied = Math.min(capacity, 5);
            assertThat(data.status())
                    .isEqualTo(capacity < 5 ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS);
            assertThat(data.requiredSize()).isEqualTo(5);
            byte[] expected = Bytes.ofSize(capacity + 8).toArray();
            System.arraycopy(SENT, 0, expected, 0, copied);
            assertThat(data.buffer().toArray()).isEqualTo(expected);
        }
    }

    @Test
    void theSizeQuerySucceedsAndStoresTheLimitsToo() {
        try (Bench bench = Bench.open("completion", "inline")) {
            Pair pair = Pair.requested(bench, new ReadLimits(5, 9), SENT);

            ConnectionData data = ConnectionData.sizeQuery(pair.passive);

            assertThat(data.status()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(data.requiredSize()).isEqualTo(5);
            assertThat(data.limits()).isEqualTo(new ReadLimits(9, 5));
        }
    }

    @Test
    void eachLimitPointerIsOptional() {
        try (Bench bench = Bench.open("completion", "inline")) {
            Pair pair = Pair.requested(bench, new ReadLimits(5, 9), SENT);
            UlongCell outbound = new UlongCell(77);

            NtStatus status = pair.passive
                    .dispatch()
                    .getConnectionData(pair.passive, new GetConnectionDataArgs(null, outbound, null, new UlongCell(0)));

            assertThat(status).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(outbound.get()).isEqualTo(5);
        }
    }

    @Test
    void paddingFollowsWhatWasSent() {
        try (Bench bench = Bench.open("completion", "inline", "rds", "padded:64", "padding", "garbage")) {
            Pair pair = Pair.requested(bench, Bench.SOME_LIMITS, SENT);

            ConnectionData data = ConnectionData.fetch(pair.passive, 64);

            assertThat(data.requiredSize()).isEqualTo(64);
            assertThat(data.buffer().first(5)).isEqualTo(SENT);
            assertThat(data.buffer().first(64)).isNotEqualTo(Arrays.copyOf(SENT, 64));
            assertThat(ConnectionData.fetch(pair.passive, 64).buffer().toArray())
                    .as("a second fetch")
                    .isEqualTo(data.buffer().toArray());
        }
    }

    @Test
    void randomSizesDifferAndIncludeTheSizeSent() {
        try (Bench bench = Bench.open("completion", "inline", "rds", "random", "seed", "7")) {
            Set<Long> sizes = new HashSet<>();
            IntStream.range(0, 60).forEach(i -> {
                Pair pair = Pair.requested(bench, Bench.SOME_LIMITS, SENT);
                sizes.add(ConnectionData.sizeQuery(pair.passive).requiredSize());
                pair.close();
            });

            assertThat(sizes).contains(5L).hasSizeGreaterThan(10).allMatch(size -> size >= 5);
        }
    }
}
