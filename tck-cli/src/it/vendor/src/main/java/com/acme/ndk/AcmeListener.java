package com.acme.ndk;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;

/** A listener; Listen answers inline. */
final class AcmeListener extends NdkListener {

    private static final NdkListenerDispatch TABLE = new NdkListenerDispatch() {
        @Override
        public NtStatus closeListener(NdkListener pNdkListener, CloseArgs args) {
            AcmeListener listener = (AcmeListener) pNdkListener;
            synchronized (listener.adapter.lock) {
                return listener.life.close(args);
            }
        }

        @Override
        public NtStatus queryExtension(NdkListener pNdkListener, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus listen(NdkListener pNdkListener, ListenArgs args) {
            AcmeListener listener = (AcmeListener) pNdkListener;
            NdkSockaddr wanted = Arguments.sockaddr(args.pAddress(), args.addressLength());
            synchronized (listener.adapter.lock) {
                if (listener.local != null) {
                    return NtStatus.STATUS_INVALID_DEVICE_STATE;
                }
                Ports.Bound bound = listener.adapter.ports.bind(wanted, listener);
                if (bound.status().isSuccess()) {
                    listener.local = bound.address();
                }
                return bound.status();
            }
        }

        @Override
        public NtStatus getLocalAddress(NdkListener pNdkListener, GetAddressArgs args) {
            AcmeListener listener = (AcmeListener) pNdkListener;
            synchronized (listener.adapter.lock) {
                return listener.local == null
                        ? NtStatus.STATUS_INVALID_DEVICE_STATE
                        : Arguments.handAddress(listener.local, args);
            }
        }

        @Override
        public void controlConnectEvents(NdkListener pNdkListener, boolean pause) {
            AcmeListener listener = (AcmeListener) pNdkListener;
            synchronized (listener.adapter.lock) {
                listener.paused = pause;
            }
        }
    };

    final AcmeAdapter adapter;
    final ObjectLifetime life;
    final NdkConnectEventCallback connectEvent;
    final long connectEventContext;
    private NdkSockaddr local;
    private boolean paused;

    AcmeListener(AcmeAdapter adapter, NdkConnectEventCallback connectEvent, long connectEventContext) {
        super(AcmeAdapter.VERSION, TABLE);
        this.adapter = adapter;
        this.connectEvent = connectEvent;
        this.connectEventContext = connectEventContext;
        life = new ObjectLifetime(adapter);
        life.whenGone(this::freeAddress);
    }

    /** Not before the last connector accepted here is closed. */
    private void freeAddress() {
        if (local != null) {
            adapter.ports.unbind(local, this);
        }
    }

    boolean takesRequests() {
        return !paused && !life.closing();
    }
}
