package org.ndktck.nativeprovider;

import java.lang.foreign.Arena;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetCqResultsArgs;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** {@code NDK_CQ_DISPATCH}. */
final class CqTable extends NativeTable implements NdkCqDispatch {

    private static final int CLOSE = 0;
    private static final int QUERY_EXTENSION = 1;
    private static final int ARM_CQ = 3;
    private static final int GET_CQ_RESULTS = 4;
    private static final int RESULT_SIZE = 24;
    private static final int BYTES_TRANSFERRED = 4;
    private static final int QP_CONTEXT = 8;
    private static final int REQUEST_CONTEXT = 16;

    CqTable(long address, Border border) {
        super("NDK_CQ_DISPATCH", address, border);
    }

    @Override
    public NtStatus closeCq(NdkCq pNdkCq, CloseArgs args) {
        return close(CLOSE, pNdkCq, args);
    }

    @Override
    public NtStatus queryExtension(NdkCq pNdkCq, QueryExtensionArgs args) {
        return queryExtension(QUERY_EXTENSION, pNdkCq, args);
    }

    @Override
    public void armCq(NdkCq pNdkCq, NdkCqNotificationType type) {
        Downcalls.armCq(slot(ARM_CQ), NativeObject.address(pNdkCq), (int) type.value());
        border().raiseFailure();
    }

    @Override
    public long getCqResults(NdkCq pNdkCq, GetCqResultsArgs args) {
        long function = slot(GET_CQ_RESULTS);
        try (Arena arena = Arena.ofConfined()) {
            long array = arena.allocate(Math.max(1, args.nResults()) * RESULT_SIZE, Long.BYTES)
                    .address();
            long told = Integer.toUnsignedLong(
                    Downcalls.getCqResults(function, NativeObject.address(pNdkCq), array, (int) args.nResults()));
            border().raiseFailure();
            for (int index = 0; index < Math.min(told, args.nResults()); index++) {
                args.results().put(index, result(array + (long) index * RESULT_SIZE));
            }
            return told;
        }
    }

    private static NdkResult result(long at) {
        return new NdkResult(
                new NtStatus(Memory.ulong(at)),
                Integer.toUnsignedLong(Memory.ulong(at + BYTES_TRANSFERRED)),
                Memory.address(at + QP_CONTEXT),
                Memory.address(at + REQUEST_CONTEXT));
    }
}
