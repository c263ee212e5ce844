package org.ndktck.nativeprovider;

import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;
import org.ndktck.api.QueryExtensionArgs;

/** A table of functions in native memory. Slots are read when they are called. */
abstract class NativeTable {

    private final String name;
    private final long address;
    private final Border border;

    /** A table, by the name of its structure. */
    NativeTable(String name, long address, Border border) {
        this.name = name;
        this.address = address;
        this.border = border;
    }

    long address() {
        return address;
    }

    Border border() {
        return border;
    }

    CallbackPool callbacks() {
        return border.callbacks();
    }

    /** The function of a slot. */
    long slot(int index) {
        border.replacedTables().breakOffIfReplaced();
        long function = Memory.address(address + (long) index * Long.BYTES);
        if (function == 0) {
            throw new MissingFunction(index, name);
        }
        return function;
    }

    /** What a function returned, once the kit's own failures inside callbacks have been raised. */
    NtStatus status(int code) {
        border.raiseFailure();
        return new NtStatus(code);
    }

    NtStatus close(int slot, NdkObject<?> object, CloseArgs args) {
        long function = slot(slot);
        NativeMemory<?> memory = NativeObject.memory(object);
        memory.closing();
        long completion = callbacks().close(context -> {
            args.closeCompletion().complete(context);
            border.closed(memory, object);
        });
        int answer = Downcalls.close(function, memory.address(), completion, args.requestContext());
        if (answer != NtStatus.STATUS_PENDING.code()) {
            border.closed(memory, object);
        }
        return status(answer);
    }

    NtStatus queryExtension(int slot, NdkObject<?> object, QueryExtensionArgs args) {
        return status(Extensions.query(slot(slot), NativeObject.address(object), args));
    }

    NtStatus getAddress(int slot, NdkObject<?> object, GetAddressArgs args) {
        long function = slot(slot);
        return status(Downcalls.getAddress(
                function, NativeObject.address(object), Memory.of(args.pAddress()), Memory.of(args.pAddressLength())));
    }

    /** Makes the call of a create; sees to what it stores and completes with. */
    <T extends NdkObject<?>> NtStatus create(
            NdkObjectType kind, NdkCreateCompletion completion, ObjectPointer<T> pointer, CreateCall call) {
        Creation<T> creation = callbacks().creation(kind, completion, pointer);
        int answer;
        try {
            answer = call.make(creation.stub(), creation.cell());
        } catch (Throwable e) {
            creation.over();
            throw e;
        }
        creation.returned(answer);
        return status(answer);
    }

    /** A create with everything but what differs from one call to the next. */
    @FunctionalInterface
    interface CreateCall {

        int make(long completion, long cell);
    }

    /** NULL for no callback. */
    static <C> long orNull(@Nullable C callback, ToLongFunction<C> stub) {
        return callback == null ? 0 : stub.applyAsLong(callback);
    }
}
