package org.ndktck.faulty;

import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.ndktck.api.*;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;

/** The reference provider with another handler that opens adapters. */
public abstract class HandlersFault extends DerivedProvider {

    /** Derives a provider that completes as the user's settings say. */
    protected HandlersFault() {
        super(Map.of());
    }

    /**
     * Chooses which version the reference is asked for.
     *
     * @param asked what the consumer asks for
     * @param provided what the provider provides
     */
    protected abstract NdkVersion instead(NdkVersion asked, NdkVersion provided);

    @Override
    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        NdkVersion provided = opened.activeAdapter().version();
        AdapterHandlers handlers = opened.controls().adapterHandlers().orElseThrow();
        AdapterHandlers other = replaced(
                AdapterHandlers.class,
                handlers,
                "openNdkAdapter",
                args -> handlers.openNdkAdapter(instead((NdkVersion) args[0], provided), pointer(args[1])));
        ProviderControls controls =
                replaced(ProviderControls.class, opened.controls(), "adapterHandlers", args -> Optional.of(other));
        return replaced(OpenedAdapters.class, opened, "controls", args -> controls);
    }

    @SuppressWarnings("unchecked")
    private static ObjectPointer<NdkAdapter> pointer(Object argument) {
        return (ObjectPointer<NdkAdapter>) argument;
    }

    private static <T> T replaced(Class<T> type, T original, String name, Function<Object[], Object> function) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> {
            if (method.getName().equals(name)) {
                return function.apply(args);
            }
            method.setAccessible(true);
            return method.invoke(original, args);
        }));
    }
}
