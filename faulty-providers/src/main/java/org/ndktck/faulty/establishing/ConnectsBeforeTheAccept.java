package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.catalog.RequirementId.CMP_15;
import static org.ndktck.catalog.RequirementId.CON_32;
import static org.ndktck.catalog.RequirementId.GCD_22;
import static org.ndktck.catalog.RequirementId.REJ_10;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Reports a connect from a given port as successful when the request has arrived, before the peer has accepted. */
@Fault(value = "F75", grade = SUBTLE)
@Breaks(
        value = CON_32,
        also = {REJ_10, CLO_23},
        nowAndThen = {GCD_22, CMP_15},
        why = "a success once told is not taken back, and it may be told before there is anything to read or complete")
public final class ConnectsBeforeTheAccept extends InterceptingProvider {

    private final AtomicReference<@Nullable Runnable> early = new AtomicReference<>();

    public ConnectsBeforeTheAccept() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            original.connectEvent(context, connector);
            Runnable completion = early.getAndSet(null);
            if (completion != null) {
                completion.run();
            }
        };
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!(call.args() instanceof ConnectArgs args) || portOf(args) == 0) {
            return call.proceed();
        }
        AtomicBoolean told = new AtomicBoolean();
        early.set(() -> {
            if (!told.getAndSet(true)) {
                args.requestCompletion().complete(args.requestContext(), NtStatus.STATUS_SUCCESS);
            }
        });
        return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
            if (!told.getAndSet(true)) {
                original.complete(context, status);
            }
        }));
    }

    private static int portOf(ConnectArgs args) {
        return args.pSrcAddress().get(2) | args.pSrcAddress().get(3);
    }
}
