package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NtStatus;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** How calls end, and how that reads. */
class AsyncOutcomeTest {

    @Test
    void onlyExactlyStatusSuccessIsSuccess() {
        assertThat(new AsyncOutcome.Inline(NtStatus.STATUS_SUCCESS).succeeded()).isTrue();
        assertThat(new AsyncOutcome.Deferred(NtStatus.STATUS_SUCCESS).succeeded())
                .isTrue();
        assertThat(new AsyncOutcome.Inline(NtStatus.STATUS_TIMEOUT).succeeded()).isFalse();
        assertThat(new AsyncOutcome.Deferred(new NtStatus(1)).succeeded()).isFalse();
        assertThat(new AsyncOutcome.Never().succeeded()).isFalse();
        assertThat(new AsyncOutcome.Unlawful("threw").succeeded()).isFalse();
    }

    @Test
    void eachEndReadsAsASentence() {
        assertThat(new AsyncOutcome.Inline(NtStatus.STATUS_TIMEOUT).words())
                .isEqualTo("returned STATUS_TIMEOUT (0x00000102)");
        assertThat(new AsyncOutcome.Deferred(NtStatus.STATUS_SUCCESS).words())
                .isEqualTo("completed with STATUS_SUCCESS (0x00000000)");
        assertThat(new AsyncOutcome.Never().words())
                .isEqualTo("returned STATUS_PENDING (0x00000103) and never completed");
        assertThat(new AsyncOutcome.Unlawful("threw java.lang.Error").words()).isEqualTo("threw java.lang.Error");
    }

    @Test
    void anInlineCreateDeliversThroughTheOutParameter() {
        try (OpenGate open = new OpenGate(new Script())) {
            AsyncCall create = open.objects().createPd(open.adapter());

            assertThat(create.completion()).isEqualTo(new AsyncOutcome.Inline(NtStatus.STATUS_SUCCESS));
            assertThat(create.object(create.completion())).isInstanceOf(NdkPd.class);
            assertThat(create.callbacks()).isEmpty();
        }
    }

    @Test
    void aPendingCreateDeliversThroughTheCallback() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CREATE_PD, Behaviour.PENDING))) {
            AsyncCall create = open.settled(open.objects().createPd(open.adapter()));

            assertThat(create.completion()).isEqualTo(new AsyncOutcome.Deferred(NtStatus.STATUS_SUCCESS));
            assertThat(create.object(create.completion())).isInstanceOf(NdkPd.class);
            assertThat(create.callbacks()).hasSize(1);
        }
    }

    @Test
    void aCloseCompletionHasNoStatusAndIsASuccess() {
        try (OpenGate open = new OpenGate(new Script())) {
            AsyncCall close = open.settled(open.objects().close(open.connector()));

            assertThat(close.callbacks().get(0).status()).isNull();
            assertThat(close.completion()).isEqualTo(new AsyncOutcome.Deferred(NtStatus.STATUS_SUCCESS));
        }
    }

    @Test
    void theFirstOfTwoCompletionsTells() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.LISTEN, request -> {
            request.complete(NtStatus.STATUS_CANCELLED);
            request.complete(NtStatus.STATUS_SUCCESS);
            return NtStatus.STATUS_PENDING;
        }))) {
            AsyncCall listen = open.objects().listen(open.listener(incoming -> {}), open.address(), 0);

            assertThat(listen.completion()).isEqualTo(new AsyncOutcome.Deferred(NtStatus.STATUS_CANCELLED));
            assertThat(listen.callbacks()).hasSize(2);
        }
    }

    @Test
    void aCallReadsAsOneLine() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, Behaviour.INLINE))) {
            NdkConnector connector = open.connector();
            AsyncCall connect = open.connect(connector, 1);

            assertThat(connect.line())
                    .isEqualTo("C1.NdkConnect(pSrcAddress = 192.0.2.1 port 0, pDestAddress = 192.0.2.1 port 1,"
                            + " InboundReadLimit = 1, OutboundReadLimit = 2, pPrivateData = &[01 02], 2)"
                            + " returned STATUS_CONNECTION_REFUSED (0xC0000236)");
            assertThat(connect).hasToString("#" + connect.number() + " " + connect.line());
        }
    }
}
