package org.ndktck.plan.adapter;

import org.ndktck.api.NdkVersion;

/** A minor version that the provider reaches or exceeds. */
public enum OfferedMinor implements Partition {
    /** The provider's highest. */
    HIGHEST,
    /** The lowest of the same major version that was ever published. */
    LOWEST;

    /** The version to ask for: its major version is the provider's. */
    public NdkVersion version(NdkVersion reported) {
        int lowest = reported.major() == NdkVersion.V1_1.major() ? NdkVersion.V1_1.minor() : 0;
        return new NdkVersion(reported.major(), this == HIGHEST ? reported.minor() : lowest);
    }
}
