package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A protection domain, the maker of queue pairs. */
final class AcmePd extends NdkPd {

    private static final NdkPdDispatch TABLE = new NdkPdDispatch() {
        @Override
        public NtStatus closePd(NdkPd pNdkPd, CloseArgs args) {
            AcmePd pd = (AcmePd) pNdkPd;
            synchronized (pd.adapter.lock) {
                return pd.life.close(args);
            }
        }

        @Override
        public NtStatus queryExtension(NdkPd pNdkPd, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus createQp(NdkPd pNdkPd, CreateQpArgs args) {
            if (args.receiveQueueDepth() > AcmeAdapter.INFO.maxReceiveQueueDepth()
                    || args.initiatorQueueDepth() > AcmeAdapter.INFO.maxInitiatorQueueDepth()
                    || args.maxReceiveRequestSge() > AcmeAdapter.INFO.maxReceiveRequestSge()
                    || args.maxInitiatorRequestSge() > AcmeAdapter.INFO.maxInitiatorRequestSge()
                    || args.inlineDataSize() > AcmeAdapter.INFO.maxInlineDataSize()) {
                return NtStatus.STATUS_INVALID_PARAMETER;
            }
            args.ppNdkQp().set(new AcmeQp(
                    (AcmePd) pNdkPd, (AcmeCq) args.pReceiveCq(), (AcmeCq) args.pInitiatorCq()));
            return NtStatus.STATUS_SUCCESS;
        }
    };

    final AcmeAdapter adapter;
    final ObjectLifetime life;

    AcmePd(AcmeAdapter adapter) {
        super(AcmeAdapter.VERSION, TABLE);
        this.adapter = adapter;
        life = new ObjectLifetime(adapter);
    }
}
