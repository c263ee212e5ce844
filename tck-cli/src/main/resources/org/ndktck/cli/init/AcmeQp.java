package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A queue pair; a connection is made between two of them. */
final class AcmeQp extends NdkQp {

    private static final NdkQpDispatch TABLE = new Table();

    AcmeQp() {
        super(AcmeAdapter.VERSION, TABLE);
    }

    private static final class Table implements NdkQpDispatch {

        @Override
        public NtStatus closeQp(NdkQp pNdkQp, CloseArgs args) {
            return NtStatus.STATUS_SUCCESS; // a close cannot fail; pend it once something can still go on
        }

        @Override
        public NtStatus queryExtension(NdkQp pNdkQp, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
    }
}
