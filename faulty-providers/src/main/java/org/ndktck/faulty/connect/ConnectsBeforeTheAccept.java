package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.concurrent.atomic.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Reports a connect from a given port as successful when the request has arrived, before the peer has accepted. */
@Fault(value = "F75", grade = Grade.SUBTLE)
@Breaks(
        value = CON_32,
        nowAndThen = {GCD_22, CMP_15},
        why = "a success once told is not taken back, and it may be told before there is anything to read or complete")
@Settings("completion=pending")
public final class ConnectsBeforeTheAccept extends InterceptingProvider {

    private final AtomicReference<@Nullable Runnable> early = new AtomicReference<>();

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
    protected Object call(Intercepted call) {
        if (!(call.args() instanceof ConnectArgs args) || portOf(args) == 0) {
            return call.proceed();
        }
        AtomicBoolean told = new AtomicBoolean();
        early.set(() -> {
            if (!told.getAndSet(true)) {
                args.requestCompletion().complete(args.requestContext(), NtStatus.STATUS_SUCCESS);
            }
        });
        return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
            if (!told.getAndSet(true)) {
                original.complete(context, status);
            }
        });
    }

    private static int portOf(ConnectArgs args) {
        return args.pSrcAddress().get(2) | args.pSrcAddress().get(3);
    }
}
