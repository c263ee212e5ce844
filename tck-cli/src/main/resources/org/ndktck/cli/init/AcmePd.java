package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A protection domain; queue pairs are created in it. */
final class AcmePd extends NdkPd {

    private static final NdkPdDispatch TABLE = new Table();

    AcmePd() {
        super(AcmeAdapter.VERSION, TABLE);
    }

    private static final class Table implements NdkPdDispatch {

        @Override
        public NtStatus closePd(NdkPd pNdkPd, CloseArgs args) {
            return NtStatus.STATUS_SUCCESS; // a close cannot fail; pend it once something can still go on
        }

        @Override
        public NtStatus queryExtension(NdkPd pNdkPd, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus createQp(NdkPd pNdkPd, CreateQpArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
    }
}
