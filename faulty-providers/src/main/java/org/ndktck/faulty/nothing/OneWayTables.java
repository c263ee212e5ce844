package org.ndktck.faulty.nothing;

import java.lang.reflect.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/** Makes objects whose tables lead every function to the provider's one answer. */
final class OneWayTables {

    private static final NdkVersion VERSION = NdkVersion.V2_1;
    private static final NdkAdapterInfo INFO = NdkAdapterInfo.builder(VERSION).build();

    private final OneWayProvider provider;
    private final boolean described;

    OneWayTables(OneWayProvider provider, boolean described) {
        this.provider = provider;
        this.described = described;
    }

    NdkAdapter adapter() {
        return new NdkAdapter(VERSION, table(NdkAdapterDispatch.class)) {};
    }

    NdkConnector connector() {
        return new NdkConnector(VERSION, table(NdkConnectorDispatch.class)) {};
    }

    /** Makes what a function creates. */
    NdkObject<?> created(String function) {
        return switch (function) {
            case "createConnector" -> connector();
            case "createListener" -> new NdkListener(VERSION, table(NdkListenerDispatch.class)) {};
            case "createSharedEndpoint" -> new NdkSharedEndpoint(VERSION, table(NdkSharedEndpointDispatch.class)) {};
            case "createCq" -> new NdkCq(VERSION, table(NdkCqDispatch.class)) {};
            case "createPd" -> new NdkPd(VERSION, table(NdkPdDispatch.class)) {};
            case "createQp" -> new NdkQp(VERSION, table(NdkQpDispatch.class)) {};
            default -> adapter();
        };
    }

    @Nullable
    NtStatus answer(String function, @Nullable Object args) {
        return described && args instanceof QueryAdapterInfoArgs query
                ? describe(query)
                : provider.answer(new OneCall(function, args, this));
    }

    private <T> T table(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, this::invoked));
    }

    private @Nullable Object invoked(Object table, Method method, Object[] args) {
        return switch (method.getName()) {
            case "equals" -> table == args[0];
            case "hashCode" -> System.identityHashCode(table);
            case "toString" -> provider.identity().name();
            default -> returned(method, answer(method.getName(), args.length > 1 ? args[1] : null));
        };
    }

    private static @Nullable Object returned(Method method, @Nullable NtStatus answer) {
        return method.getReturnType() == long.class ? (Object) 0L : answer;
    }

    private static NtStatus describe(QueryAdapterInfoArgs query) {
        long capacity = query.pBufferSize().get();
        query.pBufferSize().set(NdkAdapterInfo.SIZE);
        if (query.pInfo() == null || capacity < NdkAdapterInfo.SIZE) {
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
        INFO.writeTo(query.pInfo(), capacity);
        return NtStatus.STATUS_SUCCESS;
    }
}
