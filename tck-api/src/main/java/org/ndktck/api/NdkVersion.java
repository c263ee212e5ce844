package org.ndktck.api;

/**
 * An {@code NDK_VERSION}.
 *
 * @param major {@code Major}, a USHORT
 * @param minor {@code Minor}, a USHORT
 */
public record NdkVersion(int major, int minor) implements Comparable<NdkVersion> {

    /** NDKPI 1.1: eleven connector slots. */
    public static final NdkVersion V1_1 = new NdkVersion(1, 1);

    /** NDKPI 1.2. */
    public static final NdkVersion V1_2 = new NdkVersion(1, 2);

    /** NDKPI 2.0. */
    public static final NdkVersion V2_0 = new NdkVersion(2, 0);

    /** NDKPI 2.1: adds {@code NdkCompleteConnectEx} and {@code NdkAcceptEx}. */
    public static final NdkVersion V2_1 = new NdkVersion(2, 1);

    /**
     * Checks the two ranges.
     *
     * @throws IllegalArgumentException if a number is outside 0..65535
     */
    public NdkVersion {
        Ulong.checkUshort("Major", major);
        Ulong.checkUshort("Minor", minor);
    }

    @Override
    public int compareTo(NdkVersion other) {
        return major != other.major ? Integer.compare(major, other.major) : Integer.compare(minor, other.minor);
    }

    /**
     * Prints the version.
     *
     * @return for example {@code 2.1}
     */
    @Override
    public String toString() {
        return major + "." + minor;
    }
}
