package org.ndktck.nativeprovider;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;
import org.ndktck.api.provider.AdapterHandlers;

/**
 * The handlers of a library that open and close further adapters.
 *
 * @param open the function that opens
 * @param close the function that closes
 * @param context what both are given
 * @param border where the adapters are known
 */
record NativeHandlers(long open, long close, long context, Border border) implements AdapterHandlers {

    @Override
    public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> ppNdkAdapter) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment cell = arena.allocate(ValueLayout.JAVA_LONG);
            int answer = Downcalls.openAdapter(open, context, Extensions.version(arena, version), cell.address());
            long adapter = cell.get(ValueLayout.JAVA_LONG, 0);
            if (answer == NtStatus.STATUS_SUCCESS.code() && adapter != 0) {
                ppNdkAdapter.set((NdkAdapter) border.delivered(adapter, NdkObjectType.ADAPTER));
            }
            return new NtStatus(answer);
        }
    }

    @Override
    public void closeNdkAdapter(NdkAdapter pNdkAdapter) {
        NativeMemory<?> memory = NativeObject.memory(pNdkAdapter);
        memory.closing();
        Downcalls.closeAdapter(close, context, memory.address());
        border.forget(pNdkAdapter);
    }
}
