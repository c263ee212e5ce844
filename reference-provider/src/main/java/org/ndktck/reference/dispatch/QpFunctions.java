package org.ndktck.reference.dispatch;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.api.ReceiveArgs;
import org.ndktck.api.SendArgs;
import org.ndktck.reference.lifetime.CallCompleter;
import org.ndktck.reference.queue.ReferenceQp;
import org.ndktck.reference.refusal.Refusal;

/** The dispatch table of a queue pair. */
final class QpFunctions implements NdkQpDispatch {

    private static final long SEND_AND_SOLICIT_EVENT = 0x4;

    private final CallCompleter answers;

    QpFunctions(CallCompleter answers) {
        this.answers = answers;
    }

    @Override
    public NtStatus closeQp(NdkQp pNdkQp, CloseArgs args) {
        return answers.close(((ReferenceQp) pNdkQp).lifetime(), args);
    }

    @Override
    public NtStatus queryExtension(NdkQp pNdkQp, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public void flush(NdkQp pNdkQp) {
        ReferenceQp qp = (ReferenceQp) pNdkQp;
        qp.adapter().lock().act(qp.work()::flush);
    }

    @Override
    public NtStatus send(NdkQp pNdkQp, SendArgs args) {
        ReferenceQp qp = (ReferenceQp) pNdkQp;
        boolean solicits = (args.flags() & SEND_AND_SOLICIT_EVENT) != 0;
        return answers.now(qp.lifetime(), () -> {
            requireNoElements(args.nSge());
            return deferred -> {
                qp.work().send(args.requestContext(), solicits, qp.user(), deferred);
                return NtStatus.STATUS_SUCCESS;
            };
        });
    }

    @Override
    public NtStatus receive(NdkQp pNdkQp, ReceiveArgs args) {
        ReferenceQp qp = (ReferenceQp) pNdkQp;
        return answers.now(qp.lifetime(), () -> {
            requireNoElements(args.nSge());
            return deferred -> {
                qp.work().receive(args.requestContext(), qp.user(), deferred);
                return NtStatus.STATUS_SUCCESS;
            };
        });
    }

    /** There is no memory registration, so no element can be described (AMB-60). */
    private static void requireNoElements(long nSge) throws Refusal {
        Refusal.unless(nSge == 0, NtStatus.STATUS_INVALID_PARAMETER);
    }
}
