package org.ndktck.nativeprovider;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** The callbacks of the documents: what they take, and who hears them. */
@SuppressWarnings("ImmutableEnumChecker") // descriptors and handles do not change
enum CallbackKind {
    /** {@code NDK_FN_REQUEST_COMPLETION}. */
    REQUEST("request", JAVA_LONG, JAVA_INT),
    /** {@code NDK_FN_CREATE_COMPLETION}. */
    CREATE("create", JAVA_LONG, JAVA_INT, JAVA_LONG),
    /** {@code NDK_FN_CLOSE_COMPLETION}. */
    CLOSE("close", JAVA_LONG),
    /** {@code NDK_FN_CONNECT_EVENT_CALLBACK}. */
    CONNECT_EVENT("connectEvent", JAVA_LONG, JAVA_LONG),
    /** {@code NDK_FN_DISCONNECT_EVENT_CALLBACK}. */
    DISCONNECT_EVENT("disconnectEvent", JAVA_LONG),
    /** {@code NDK_FN_DISCONNECT_EVENT_CALLBACK_EX}. */
    DISCONNECT_EVENT_EX("disconnectEventEx", JAVA_LONG, JAVA_INT),
    /** {@code NDK_FN_CQ_NOTIFICATION_CALLBACK}. */
    NOTIFICATION("notification", JAVA_LONG, JAVA_INT);

    private final FunctionDescriptor descriptor;
    private final MethodHandle hears;

    CallbackKind(String method, MemoryLayout... parameters) {
        this.descriptor = FunctionDescriptor.ofVoid(parameters);
        try {
            this.hears = MethodHandles.lookup().findVirtual(Callback.class, method, descriptor.toMethodType());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no method hears " + this, e);
        }
    }

    /** Makes a native function that a callback hears. It stays for ever: a wrong provider calls it at any time. */
    long stub(Callback callback) {
        return Linker.nativeLinker()
                .upcallStub(hears.bindTo(callback), descriptor, Arena.global())
                .address();
    }
}
