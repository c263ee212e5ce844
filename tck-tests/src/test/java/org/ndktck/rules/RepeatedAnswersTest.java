package org.ndktck.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetCqResultsArgs;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.api.SendArgs;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.gate.PostingGate;
import org.ndktck.gate.QueryGate;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** What an adapter tells of itself again, and results of work requests. */
class RepeatedAnswersTest {

    private static final int AMPLE = 1000;

    /**
     * A queue pair, of the context 0, and its completion queue: so many results of each request, with a context beside that
     * of the request, so many more stored than counted, and with this context of a queue pair.
     */
    private static class Queues implements NdkQpDispatch, NdkCqDispatch {

        private final List<NdkResult> results = new ArrayList<>();
        private final int times;
        private final long besideTheContext;
        private final int uncounted;
        private final long qpContext;

        Queues(int times, long besideTheContext) {
            this(times, besideTheContext, 0);
        }

        Queues(int times, long besideTheContext, int uncounted) {
            this(times, besideTheContext, uncounted, 0);
        }

        Queues(int times, long besideTheContext, int uncounted, long qpContext) {
            this.qpContext = qpContext;
            this.times = times;
            this.besideTheContext = besideTheContext;
            this.uncounted = uncounted;
        }

        @Override
        public NtStatus send(NdkQp pNdkQp, SendArgs args) {
            for (int count = 0; count < times; count++) {
                results.add(new NdkResult(
                        NtStatus.STATUS_CANCELLED, 0, qpContext, args.requestContext() + besideTheContext));
            }
            return NtStatus.STATUS_SUCCESS;
        }

        @Override
        public long getCqResults(NdkCq pNdkCq, GetCqResultsArgs args) {
            for (int index = 0; index < results.size(); index++) {
                args.results().put(index, results.get(index));
            }
            return (long) results.size() - uncounted;
        }

        @Override
        public NtStatus closeQp(NdkQp pNdkQp, CloseArgs args) {
            return NtStatus.STATUS_SUCCESS;
        }

        @Override
        public NtStatus closeCq(NdkCq pNdkCq, CloseArgs args) {
            return NtStatus.STATUS_SUCCESS;
        }

        @Override
        public NtStatus queryExtension(NdkQp pNdkQp, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus queryExtension(NdkCq pNdkCq, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
    }

    /** As the other ones, but it says that it takes no request. */
    private static Queues refusing(int times) {
        return new Queues(times, 0) {

            @Override
            public NtStatus send(NdkQp pNdkQp, SendArgs args) {
                super.send(pNdkQp, args);
                return NtStatus.STATUS_PENDING;
            }
        };
    }

    private static List<RequirementId> posted(Queues queues) {
        try (OpenGate open = new OpenGate(new Script())) {
            PostingGate posting = new PostingGate(open.gate());
            posting.send(new NdkQp(NdkVersion.V2_1, queues) {});
            posting.results(new NdkCq(NdkVersion.V2_1, queues) {}, 4);
            return Judged.rows(open);
        }
    }

    @Test
    void aDescriptionWhoseSizeIsStoredWithEightBytesBreaksTheRowOfTheAnswer() {
        assertThat(describedWithALongSize(AMPLE)).containsExactly(RequirementId.ADP_02);
        assertThat(describedWithALongSize(8)).containsExactly(RequirementId.ADP_03);
    }

    private static List<RequirementId> describedWithALongSize(long capacity) {
        try (OpenGate open = new OpenGate(new Script())) {
            AdapterInfoCall call = new QueryGate(open.gate()).queryAdapterInfo(open.adapter(), capacity);
            call.size().buffer().putLong(0, call.size().get());
            call.size().keep();
            return Judged.rows(open);
        }
    }

    @Test
    void oneResultOfEachRequestBreaksNothing() {
        assertThat(posted(new Queues(1, 0))).isEmpty();
    }

    /** A request on a queue pair that is closed before its results are looked for, or after. */
    private static List<RequirementId> postedAndClosed(int times, long besideTheContext, boolean closedFirst) {
        try (OpenGate open = new OpenGate(new Script())) {
            PostingGate posting = new PostingGate(open.gate());
            NdkCq cq = open.cq();
            NdkQp qp = open.qp(cq);
            Queues queues = new Queues(times, besideTheContext, 0, open.gate().qpContext(qp));
            cq.setDispatch(queues);
            qp.setDispatch(queues);
            posting.send(qp);
            if (!closedFirst) {
                posting.results(cq, 4);
            }
            open.settled(open.objects().close(qp));
            if (closedFirst) {
                posting.results(cq, 4);
            }
            return Judged.rows(open);
        }
    }

    @Test
    void aRequestWithoutAResultWhenItsQueuePairIsClosedBreaksQp15() {
        assertThat(postedAndClosed(0, 0, true)).containsExactly(RequirementId.QP_15);
        assertThat(postedAndClosed(1, 0, true)).isEmpty();
        assertThat(postedAndClosed(0, 0, false)).isEmpty(); // nobody has looked since
        assertThat(postedAndClosed(1, 1, true)).containsExactly(RequirementId.QP_16); // and is not missed besides
    }

    @Test
    void aSecondResultOfARequestBreaksQp15() {
        assertThat(posted(new Queues(2, 0))).containsExactly(RequirementId.QP_15);
    }

    @Test
    void aResultOfARequestThatWasNotPostedWithSuccessBreaksQp15() {
        assertThat(posted(refusing(1))).containsExactly(RequirementId.QP_15);
        assertThat(posted(refusing(0))).isEmpty();
    }

    @Test
    void aResultWithTheContextOfNoRequestBreaksQp16() {
        assertThat(posted(new Queues(1, 1))).containsExactly(RequirementId.QP_16);
    }

    @Test
    void aResultWithTheContextOfAnotherQueuePairBreaksQp16() {
        assertThat(posted(new Queues(1, 0, 0, 7))).containsExactly(RequirementId.QP_16);
    }

    @Test
    void aResultBeyondTheCountIsNone() {
        assertThat(posted(new Queues(2, 0, 1))).isEmpty();
    }

    @Test
    void aCountBeyondTheResultsBreaksQp15() {
        assertThat(posted(new Queues(1, 0, -1))).containsExactly(RequirementId.QP_15);
    }

    /** Describes the adapter twice, with this maximum the second time. */
    private static List<RequirementId> describedAgain(long maxInboundReadLimit) {
        Script script = new Script().maxima(16, 16);
        try (OpenGate open = new OpenGate(script)) {
            QueryGate queries = new QueryGate(open.gate());
            queries.queryAdapterInfo(open.adapter(), AMPLE);
            script.maxima(maxInboundReadLimit, 16);
            queries.queryAdapterInfo(open.adapter(), AMPLE);
            return Judged.rows(open);
        }
    }

    @Test
    void anAdapterThatDescribesItselfAlikeBreaksNothing() {
        assertThat(describedAgain(16)).isEmpty();
    }

    @Test
    void anAdapterThatDescribesItselfAnewBreaksAdp01() {
        assertThat(describedAgain(17)).containsExactly(RequirementId.ADP_01);
    }

    /** What an adapter breaks that leaves the size as it is, stores nothing and returns this. */
    private static List<RequirementId> sizeLeftAlone(NtStatus status, long capacity) {
        try (OpenGate open = new OpenGate(new Script().describing(Behaviour.failing(status)))) {
            new QueryGate(open.gate()).queryAdapterInfo(open.adapter(), capacity);
            return Judged.rows(open);
        }
    }

    @Test
    void aSizeThatNothingWasStoredOfBreaksAdp02() {
        assertThat(sizeLeftAlone(NtStatus.STATUS_SUCCESS, AMPLE)).containsExactly(RequirementId.ADP_02);
    }

    @Test
    void aSizeThatNoDescriptionHasBreaksAdp03() {
        assertThat(sizeLeftAlone(NtStatus.STATUS_BUFFER_TOO_SMALL, 8)).containsExactly(RequirementId.ADP_03);
    }

    /** What an adapter breaks that described itself otherwise before the first try. */
    private static List<RequirementId> describedBefore(UnaryOperator<byte[]> otherwise) {
        try (OpenGate open = new OpenGate(new Script().maxima(16, 16))) {
            AdapterInfoCall call = new QueryGate(open.gate()).queryAdapterInfo(open.adapter(), AMPLE);
            byte[] now =
                    Objects.requireNonNull(call.info()).first((int) call.size().get());
            return Judged.rows(open, ByteBuffer.wrap(otherwise.apply(now)));
        }
    }

    @Test
    void anAdapterIsHeldToWhatItSaidBeforeTheFirstTry() {
        assertThat(describedBefore(now -> now)).isEmpty();
        assertThat(describedBefore(now -> {
                    byte[] before = now.clone();
                    before[0x38]++;
                    return before;
                }))
                .containsExactly(RequirementId.ADP_01);
        assertThat(describedBefore(now -> Arrays.copyOf(now, now.length - 1))).containsExactly(RequirementId.ADP_02);
    }

    @Test
    void aBufferThatWasEnoughBeforeTheFirstTryIsNotTooSmallLater() {
        Script script = new Script().describing(Behaviour.failing(NtStatus.STATUS_BUFFER_TOO_SMALL));
        try (OpenGate open = new OpenGate(script)) {
            new QueryGate(open.gate()).queryAdapterInfo(open.adapter(), AMPLE);

            assertThat(Judged.rows(open, ByteBuffer.allocate(0x64))).containsExactly(RequirementId.ADP_03);
        }
    }

    @Test
    void aBufferThatWasTooShortBeforeTheFirstTryIsTooSmallLater() {
        Script script = new Script().describing(Behaviour.failing(NtStatus.STATUS_INVALID_PARAMETER));
        try (OpenGate open = new OpenGate(script)) {
            new QueryGate(open.gate()).queryAdapterInfo(open.adapter(), 0x63);

            assertThat(Judged.rows(open, ByteBuffer.allocate(0x64))).containsExactly(RequirementId.ADP_03);
        }
        try (OpenGate open = new OpenGate(script)) {
            new QueryGate(open.gate()).queryAdapterInfo(open.adapter(), 0x64);

            assertThat(Judged.rows(open, ByteBuffer.allocate(0x64))).isEmpty();
        }
    }

    @Test
    void aByteBeyondTheBufferOfADescriptionBreaksAdp02() {
        try (OpenGate open = new OpenGate(new Script().describingTooMuch())) {
            new QueryGate(open.gate()).queryAdapterInfo(open.adapter(), AMPLE);

            assertThat(Judged.rows(open)).contains(RequirementId.ADP_02).containsOnly(RequirementId.ADP_02);
        }
    }
}
