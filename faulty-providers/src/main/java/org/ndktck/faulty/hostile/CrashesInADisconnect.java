package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.DIS_20;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import java.lang.reflect.Field;
import org.ndktck.faulty.*;

/** NdkDisconnect writes through a NULL pointer, which crashes the Java runtime. */
@Hostile(exit = 1, violates = DIS_20)
@Instead(DISCONNECT)
public final class CrashesInADisconnect extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        writeThroughNull();
        return call.proceed();
    }

    private static void writeThroughNull() {
        try {
            Class<?> type = Class.forName("sun.misc.Unsafe");
            Field only = type.getDeclaredField("theUnsafe");
            only.setAccessible(true);
            type.getMethod("putAddress", long.class, long.class).invoke(only.get(null), 0L, 0L);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this Java runtime has no such way to crash", e);
        }
    }
}
