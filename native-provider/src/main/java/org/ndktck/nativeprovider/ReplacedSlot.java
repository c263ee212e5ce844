package org.ndktck.nativeprovider;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collections;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;

/**
 * A function of a replaced table. It tells the consumer's own table that it was called, and then calls the provider's
 * function with whatever it was called with: as many numbers as the longest list of parameters has, of which a function
 * with fewer ignores the rest.
 */
final class ReplacedSlot {

    private static final int MOST_PARAMETERS = 12;
    private static final FunctionDescriptor ANY = FunctionDescriptor.of(
            JAVA_LONG, Collections.nCopies(MOST_PARAMETERS, JAVA_LONG).toArray(MemoryLayout[]::new));
    private static final MethodHandle PASS_ON =
            Linker.nativeLinker().downcallHandle(ANY).asSpreader(long[].class, MOST_PARAMETERS);

    private final Border border;
    private final int slot;
    private final @Nullable Method method;

    ReplacedSlot(Border border, int slot, Class<?> table, String name) {
        this.border = border;
        this.slot = slot;
        this.method = Arrays.stream(table.getMethods())
                .filter(one -> one.getName().equals(name))
                .findFirst()
                .orElse(null);
    }

    /** Makes the native function; it stays for ever. */
    long stub() {
        try {
            MethodHandle called = MethodHandles.lookup()
                    .bind(this, "called", MethodType.methodType(long.class, long[].class))
                    .asCollector(long[].class, MOST_PARAMETERS);
            return Linker.nativeLinker().upcallStub(called, ANY, Arena.global()).address();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("nothing is called by slot " + slot, e);
        }
    }

    @SuppressWarnings("UnusedMethod") // found by its name
    private long called(long[] arguments) {
        try {
            NdkObject<?> object = border.known(arguments[0]);
            long table = object == null ? 0 : NativeObject.memory(object).originalTable();
            if (object == null || table == 0) {
                return NtStatus.STATUS_INTERNAL_ERROR.code();
            }
            report(object);
            return (long)
                    PASS_ON.invokeExact(Memory.function(Memory.address(table + (long) slot * Long.BYTES)), arguments);
        } catch (Throwable e) { // whatever leaves a callback ends the process
            border.failed(e);
            return NtStatus.STATUS_INTERNAL_ERROR.code();
        }
    }

    private void report(NdkObject<?> object) {
        Object replacement = NativeObject.memory(object).replacement();
        Method reported = method;
        if (replacement == null || reported == null) {
            return;
        }
        Object[] nothingButTheObject = new Object[reported.getParameterCount()];
        nothingButTheObject[0] = object;
        for (int index = 1; index < nothingButTheObject.length; index++) {
            nothingButTheObject[index] = reported.getParameterTypes()[index] == boolean.class ? Boolean.FALSE : null;
        }
        ReplacedTables.reporting(() -> invoke(reported, replacement, nothingButTheObject));
    }

    private static void invoke(Method reported, Object replacement, Object[] arguments) {
        try {
            reported.invoke(replacement, arguments);
        } catch (InvocationTargetException e) {
            if (!(e.getTargetException() instanceof ReplacedTables.BrokenOff)) {
                throw new IllegalStateException("the call could not be reported", e);
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the call could not be reported", e);
        }
    }
}
