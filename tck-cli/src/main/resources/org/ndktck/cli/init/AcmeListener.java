package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A listener; requests reach the consumer through its connect event. */
final class AcmeListener extends NdkListener {

    private static final NdkListenerDispatch TABLE = new Table();

    AcmeListener() {
        super(AcmeAdapter.VERSION, TABLE);
    }

    private static final class Table implements NdkListenerDispatch {

        @Override
        public NtStatus closeListener(NdkListener pNdkListener, CloseArgs args) {
            return NtStatus.STATUS_SUCCESS; // a close cannot fail; pend it once something can still go on
        }

        @Override
        public NtStatus queryExtension(NdkListener pNdkListener, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus listen(NdkListener pNdkListener, ListenArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus getLocalAddress(NdkListener pNdkListener, GetAddressArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public void controlConnectEvents(NdkListener pNdkListener, boolean pause) {
            // NdkControlConnectEvents: not written yet
        }
    }
}
