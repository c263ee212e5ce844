package org.ndktck.faulty.hostile;

import java.util.*;
import org.ndktck.faulty.*;

/** The reference provider with something else in place of one dispatch function, or of a few; {@link Instead} names them. */
abstract class InsteadOfOneFunction extends InterceptingProvider {

    private final List<DispatchFunction> functions = List.of(
            Objects.requireNonNull(getClass().getAnnotation(Instead.class)).value());

    @Override
    protected final Object call(Intercepted call) {
        return functions.contains(call.function()) ? instead(call) : call.proceed();
    }

    /** Takes the place of the function. */
    protected abstract Object instead(Intercepted call);
}
