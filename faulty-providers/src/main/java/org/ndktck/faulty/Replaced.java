package org.ndktck.faulty;

import java.lang.reflect.Proxy;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.*;

/** Objects of the provider interface that leave everything to others, but for one function. */
public final class Replaced {

    private Replaced() {}

    /** Takes the place of a function. */
    @FunctionalInterface
    public interface Instead extends Function<Object[], @Nullable Object> {}

    /**
     * Replaces a function of an object.
     *
     * @param type its interface
     * @param original does everything else
     * @param name of the function
     * @param function takes its place; it gets the arguments
     */
    public static <T> T in(Class<T> type, T original, String name, Instead function) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> {
            if (method.getName().equals(name)) {
                return function.apply(args);
            }
            method.setAccessible(true);
            return method.invoke(original, args);
        }));
    }

    /** Replaces a function of the controls of opened adapters, as {@link #in} does. */
    public static OpenedAdapters control(OpenedAdapters opened, String name, Instead function) {
        ProviderControls controls = in(ProviderControls.class, opened.controls(), name, function);
        return in(OpenedAdapters.class, opened, "controls", args -> controls);
    }

    /**
     * Replaces one of the handlers that open and close adapters.
     *
     * @param opened adapters that have handlers
     * @param name of the handler
     * @param function takes its place; it gets the handlers of the original and the arguments
     */
    public static OpenedAdapters handler(
            OpenedAdapters opened, String name, Function<AdapterHandlers, Instead> function) {
        return control(
                opened,
                "adapterHandlers",
                none -> opened.controls()
                        .adapterHandlers()
                        .map(handlers -> in(AdapterHandlers.class, handlers, name, function.apply(handlers))));
    }
}
