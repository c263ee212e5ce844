package org.ndktck.faulty.hostile;

import java.util.EnumSet;
import java.util.Set;
import org.ndktck.faulty.*;

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
    protected final Object call(Intercepted call) {
        return functions.contains(call.function()) ? instead(call) : call.proceed();
    }

    /** Takes the place of the function. */
    protected abstract Object instead(Intercepted call);
}
