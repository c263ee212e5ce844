package org.ndktck.reference.dispatch;

import java.util.List;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetCqResultsArgs;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.reference.lifetime.CallCompleter;
import org.ndktck.reference.queue.ReferenceCq;

/** The dispatch table of a completion queue. */
final class CqFunctions implements NdkCqDispatch {

    private final CallCompleter answers;

    CqFunctions(CallCompleter answers) {
        this.answers = answers;
    }

    @Override
    public NtStatus closeCq(NdkCq pNdkCq, CloseArgs args) {
        return answers.close(((ReferenceCq) pNdkCq).lifetime(), args);
    }

    @Override
    public NtStatus queryExtension(NdkCq pNdkCq, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public void armCq(NdkCq pNdkCq, NdkCqNotificationType type) {
        ReferenceCq cq = (ReferenceCq) pNdkCq;
        cq.adapter().lock().act(deferred -> cq.arm(type, deferred));
    }

    /** Writes with no lock held, like every function that hands something out. */
    @Override
    public long getCqResults(NdkCq pNdkCq, GetCqResultsArgs args) {
        ReferenceCq cq = (ReferenceCq) pNdkCq;
        List<NdkResult> removed = cq.adapter().lock().decide(deferred -> cq.remove(args.nResults()));
        for (int i = 0; i < removed.size(); i++) {
            args.results().put(i, removed.get(i));
        }
        return removed.size();
    }
}
