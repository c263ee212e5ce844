package org.ndktck.faulty.sharedendpoint;

import static org.ndktck.catalog.RequirementId.SEP_11;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Keeps one chosen port for each adapter: a second shared endpoint tells that of the first. */
@Fault(value = "F580", grade = Grade.SUBTLE)
@Breaks(SEP_11)
public final class TellsThePortOfTheFirstSharedEndpoint extends AddressFault {

    private static final int FIRST_EPHEMERAL = 49152;

    private final AtomicReference<@Nullable NdkObject<?>> first = new AtomicReference<>();
    private volatile int port;

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CLOSE_SHARED_ENDPOINT)) {
            first.compareAndSet(call.object(), null);
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        NtStatus status = call.status();
        if (!(call.object() instanceof NdkSharedEndpoint) || address == null || address.port() < FIRST_EPHEMERAL) {
            return status;
        }
        if (first.compareAndSet(null, call.object())) {
            port = address.port();
        }
        if (status.isSuccess() && args.pAddress() != null && !call.object().equals(first.get())) {
            address.withPort(port).writeTo(args.pAddress());
        }
        return status;
    }
}
