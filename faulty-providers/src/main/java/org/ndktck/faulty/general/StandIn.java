package org.ndktck.faulty.general;

import org.ndktck.api.*;

/** A connector with another version in its header; its provider passes every call on. */
final class StandIn extends NdkConnector {

    private static final NdkVersion OLDER = new NdkVersion(1, 1);

    private final NdkConnector original;

    StandIn(NdkConnector original) {
        super(OLDER, original.dispatch());
        this.original = original;
    }

    NdkConnector original() {
        return original;
    }
}
