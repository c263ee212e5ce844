package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.circumstance.GivenContexts;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Contexts of posted requests, and whose a result is. */
class PostedContextsTest {

    private static NdkQp qp(OpenGate open, NdkCq receives, NdkCq initiates) {
        AsyncCall create = open.settled(open.objects().createQp(open.pd(), receives, initiates, 4));
        return (NdkQp) Objects.requireNonNull(create.object(create.completion()));
    }

    private static List<Long> contexts(PostedCall... calls) {
        return Stream.of(calls).map(PostedCall::context).toList();
    }

    @ParameterizedTest
    @EnumSource(
            value = GivenContexts.class,
            names = {"EQUAL", "NULL", "ALL_BITS"})
    void theFirstRequestOfEachCompletionQueueHasTheContextOfOtherCalls(GivenContexts kind) {
        try (OpenGate open = new OpenGate(new Script(), kind)) {
            NdkCq shared = open.cq();
            NdkQp first = qp(open, shared, shared);
            NdkQp second = qp(open, shared, open.cq());
            PostingGate posting = new PostingGate(open.gate());
            long common = open.objects().createPd(open.adapter()).context();

            assertThat(contexts(posting.receive(first), posting.send(second))).containsOnly(common);
            assertThat(contexts(posting.send(first), posting.receive(second), posting.send(second)))
                    .doesNotContain(common)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void eachRequestHasItsOwnWhereCallsHave() {
        try (OpenGate open = new OpenGate(new Script(), GivenContexts.UNIQUE)) {
            NdkCq shared = open.cq();
            NdkQp qp = qp(open, shared, shared);
            PostingGate posting = new PostingGate(open.gate());

            assertThat(contexts(posting.receive(qp), posting.send(qp), posting.send(qp)))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void aResultIsOfTheRequestWhoseQueueItIsFoundIn() {
        try (OpenGate open = new OpenGate(new Script(), GivenContexts.EQUAL)) {
            NdkQp one = qp(open, open.cq(), open.cq());
            PostingGate posting = new PostingGate(open.gate());
            PostedCall receive = posting.receive(one);
            PostedCall send = posting.send(one);
            PostedCall other = posting.send(one);
            PostedCalls posted = new PostedCalls(open.gate().calls());

            assertThat(receive.queue()).isNotNull().isNotEqualTo(send.queue());
            for (PostedCall call : List.of(receive, send, other)) {
                assertThat(posted.of(result(call.context()), Objects.requireNonNull(call.queue())))
                        .containsSame(call);
            }
            assertThat(posted.of(result(other.context()), Objects.requireNonNull(receive.queue())))
                    .as("its only one, wherever it is found")
                    .containsSame(other);
            assertThat(posted.of(result(1), Objects.requireNonNull(receive.queue())))
                    .isEmpty();
        }
    }

    private static NdkResult result(long context) {
        return new NdkResult(NtStatus.STATUS_SUCCESS, 0, 0, context);
    }
}
