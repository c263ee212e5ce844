package org.ndktck.cli.peer;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Calls of functions that are known by name only. */
final class Invocations {

    private Invocations() {}

    /** Calls; what the function throws is thrown as it is. */
    static @Nullable Object invoke(Method method, Object on, @Nullable Object... args) {
        try {
            return method.invoke(on, args);
        } catch (InvocationTargetException e) {
            throw e.getTargetException() instanceof RuntimeException thrown
                    ? thrown
                    : new IllegalStateException(e.getTargetException());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    static boolean isOfEveryObject(Method method) {
        return method.getDeclaringClass() == Object.class;
    }

    static @Nullable Object ofEveryObject(Object proxy, Method method, @Nullable Object @Nullable [] args) {
        return switch (method.getName()) {
            case "equals" -> args != null && proxy == args[0];
            case "hashCode" -> System.identityHashCode(proxy);
            default -> "of the peer";
        };
    }
}
