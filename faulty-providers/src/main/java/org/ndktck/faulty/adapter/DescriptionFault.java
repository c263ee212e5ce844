package org.ndktck.faulty.adapter;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** The reference provider with another description of its adapter. */
abstract class DescriptionFault extends InterceptingProvider {

    private long capacity;
    private @Nullable NdkObject<?> adapter;

    @Override
    protected final Object call(Intercepted call) {
        if (!(call.args() instanceof QueryAdapterInfoArgs args)) {
            return call.proceed();
        }
        long given = args.pBufferSize().get();
        ProviderBytes described = new ProviderBytes(NdkAdapterInfo.SIZE);
        QueryAdapterInfoArgs inner =
                args.pInfo() == null ? args : new QueryAdapterInfoArgs(described, args.pBufferSize());
        NtStatus status = call.status(inner);
        if (!status.isSuccess()) {
            return status;
        }
        capacity = given;
        adapter = call.object();
        return describe(described.all(), args);
    }

    /** The capacity of the present call. */
    final long capacity() {
        return capacity;
    }

    /** The adapter of the present call. */
    final @Nullable NdkObject<?> adapter() {
        return adapter;
    }

    /** Writes the description, which there is room for. */
    protected abstract NtStatus describe(byte[] described, QueryAdapterInfoArgs args);
}
