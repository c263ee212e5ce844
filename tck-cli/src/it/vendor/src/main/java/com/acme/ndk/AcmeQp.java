package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A queue pair; its only user is the connector it is connected through. */
final class AcmeQp extends NdkQp {

    private static final NdkQpDispatch TABLE = new NdkQpDispatch() {
        @Override
        public NtStatus closeQp(NdkQp pNdkQp, CloseArgs args) {
            AcmeQp qp = (AcmeQp) pNdkQp;
            synchronized (qp.adapter.lock) {
                return qp.life.close(args);
            }
        }

        @Override
        public NtStatus queryExtension(NdkQp pNdkQp, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
    };

    final AcmeAdapter adapter;
    final ObjectLifetime life;

    AcmeQp(AcmePd pd, AcmeCq receive, AcmeCq initiator) {
        super(AcmeAdapter.VERSION, TABLE);
        adapter = pd.adapter;
        life = new ObjectLifetime(adapter, pd.life, receive.life, initiator.life);
    }
}
