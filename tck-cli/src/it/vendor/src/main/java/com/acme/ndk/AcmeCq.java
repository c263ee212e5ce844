package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A completion queue; nothing can be posted yet, so it only lives and dies. */
final class AcmeCq extends NdkCq {

    private static final NdkCqDispatch TABLE = new NdkCqDispatch() {
        @Override
        public NtStatus closeCq(NdkCq pNdkCq, CloseArgs args) {
            AcmeCq cq = (AcmeCq) pNdkCq;
            synchronized (cq.adapter.lock) {
                return cq.life.close(args);
            }
        }

        @Override
        public NtStatus queryExtension(NdkCq pNdkCq, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
    };

    final AcmeAdapter adapter;
    final ObjectLifetime life;

    AcmeCq(AcmeAdapter adapter) {
        super(AcmeAdapter.VERSION, TABLE);
        this.adapter = adapter;
        life = new ObjectLifetime(adapter);
    }
}
