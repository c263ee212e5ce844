package org.ndktck.reference.dispatch;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.lifetime.CallCompleter;
import org.ndktck.reference.queue.ReferenceCq;
import org.ndktck.reference.queue.ReferencePd;
import org.ndktck.reference.queue.ReferenceQp;
import org.ndktck.reference.queue.WorkQueue;
import org.ndktck.reference.queue.WorkRequests;
import org.ndktck.reference.refusal.Misuse;
import org.ndktck.reference.refusal.Refusal;

/** The dispatch table of a protection domain. */
final class PdFunctions implements NdkPdDispatch {

    private final CallCompleter answers;

    PdFunctions(CallCompleter answers) {
        this.answers = answers;
    }

    @Override
    public NtStatus closePd(NdkPd pNdkPd, CloseArgs args) {
        return answers.close(((ReferencePd) pNdkPd).lifetime(), args);
    }

    @Override
    public NtStatus queryExtension(NdkPd pNdkPd, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    /** Creates a queue pair, a successor of the domain and of both completion queues (LIF-16, LIF-17). */
    @Override
    public NtStatus createQp(NdkPd pNdkPd, CreateQpArgs args) {
        ReferencePd pd = (ReferencePd) pNdkPd;
        return answers.create(pd.lifetime(), args.createCompletion(), args.requestContext(), args.ppNdkQp(), () -> {
            Refusal.unless(isWithin(args, pd.adapter().facts().info()), NtStatus.STATUS_INVALID_PARAMETER);
            ReferenceCq receiveCq = cq(args.pReceiveCq(), pd.adapter());
            ReferenceCq initiatorCq = cq(args.pInitiatorCq(), pd.adapter());
            return lifetime -> {
                requireOpen(receiveCq);
                requireOpen(initiatorCq);
                lifetime.dependOn(receiveCq.lifetime());
                lifetime.dependOn(initiatorCq.lifetime());
                WorkQueue receives = new WorkQueue(receiveCq, args.receiveQueueDepth(), args.qpContext());
                WorkQueue sends = new WorkQueue(initiatorCq, args.initiatorQueueDepth(), args.qpContext());
                return new ReferenceQp(pd.adapter(), lifetime, new WorkRequests(receives, sends));
            };
        });
    }

    /** Whether depths, elements and inline size are within what the adapter reports (QP-02). */
    private static boolean isWithin(CreateQpArgs args, NdkAdapterInfo info) {
        return args.receiveQueueDepth() <= info.maxReceiveQueueDepth()
                && args.initiatorQueueDepth() <= info.maxInitiatorQueueDepth()
                && args.maxReceiveRequestSge() <= info.maxReceiveRequestSge()
                && args.maxInitiatorRequestSge() <= info.maxInitiatorRequestSge()
                && args.inlineDataSize() <= info.maxInlineDataSize();
    }

    private static ReferenceCq cq(NdkCq pNdkCq, ReferenceAdapter adapter) throws Refusal {
        if (pNdkCq instanceof ReferenceCq cq && cq.adapter().equals(adapter)) {
            return cq;
        }
        throw new Refusal(NtStatus.STATUS_INVALID_PARAMETER);
    }

    private static void requireOpen(ReferenceCq cq) throws Refusal {
        Misuse.unless(!cq.lifetime().isClosing(), NtStatus.STATUS_INVALID_DEVICE_STATE);
    }
}
