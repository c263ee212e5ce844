package org.ndktck.plan.adapter;

import org.ndktck.api.NdkVersion;

/** A major version that no provider supports. */
public enum ForeignMajor implements Partition {
    /** The highest there can be. */
    HIGHEST(0xFFFF),
    /** One that never was. */
    ZERO(0),
    /** One that may be some day. */
    FAR(1000);

    private final int major;

    ForeignMajor(int major) {
        this.major = major;
    }

    /** The version to ask for: its minor version is one that the provider has. */
    public NdkVersion version(NdkVersion reported) {
        return new NdkVersion(major, reported.minor());
    }
}
