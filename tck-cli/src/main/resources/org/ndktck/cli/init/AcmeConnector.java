package com.acme.ndk;

import org.ndktck.api.NdkConnector;

/** One side of a connection: what connects, accepts, and tells what the peer sent. */
final class AcmeConnector extends NdkConnector {

    AcmeConnector() {
        super(AcmeAdapter.VERSION, new ConnectorTable());
    }
}
