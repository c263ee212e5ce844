package org.ndktck.faulty.hostile;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.DispatchFunction;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** The reference provider with something else in place of one dispatch function, or of a few. */
abstract class InsteadOfOneFunction extends InterceptingProvider {

    private final Set<DispatchFunction> functions;

    /**
     * Derives a provider.
     *
     * @param one the function
     * @param others further ones
     */
    InsteadOfOneFunction(DispatchFunction one, DispatchFunction... others) {
        this.functions = EnumSet.of(one, others);
    }

    @Override
    protected final @Nullable Object call(Intercepted call) {
        return functions.contains(call.function()) ? instead(call) : call.proceed();
    }

    /** Takes the place of the function. */
    protected abstract @Nullable Object instead(Intercepted call);
}
