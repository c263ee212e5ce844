package org.ndktck.plan.adapter;

import org.ndktck.api.NdkVersion;

/** A minor version above the provider's highest. */
public enum HigherMinor implements Partition {
    /** The next one. */
    NEXT,
    /** The highest there can be. */
    HIGHEST;

    /** The version to ask for: its major version is the provider's. */
    public NdkVersion version(NdkVersion reported) {
        return new NdkVersion(reported.major(), this == NEXT ? reported.minor() + 1 : 0xFFFF);
    }
}
