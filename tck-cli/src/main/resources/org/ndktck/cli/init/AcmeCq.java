package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A completion queue. NdkCreateCq hands it out: {@code args.ppNdkCq().set(new AcmeCq())}. */
final class AcmeCq extends NdkCq {

    private static final NdkCqDispatch TABLE = new Table();

    AcmeCq() {
        super(AcmeAdapter.VERSION, TABLE);
    }

    private static final class Table implements NdkCqDispatch {

        @Override
        public NtStatus closeCq(NdkCq pNdkCq, CloseArgs args) {
            return NtStatus.STATUS_SUCCESS; // a close cannot fail; pend it once something can still go on
        }

        @Override
        public NtStatus queryExtension(NdkCq pNdkCq, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
    }
}
