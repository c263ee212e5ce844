package org.ndktck.release;

import java.util.Comparator;

/**
 * A version by semantic versioning; what comes behind a hyphen does not count.
 *
 * @param major the first number
 * @param minor the second number
 * @param patch the third number
 */
record ReleaseVersion(int major, int minor, int patch) implements Comparable<ReleaseVersion> {

    private static final Comparator<ReleaseVersion> ORDER = Comparator.comparingInt(ReleaseVersion::major)
            .thenComparingInt(ReleaseVersion::minor)
            .thenComparingInt(ReleaseVersion::patch);

    static ReleaseVersion of(String text) {
        String[] numbers = text.replaceFirst("-.*", "").split("\\.", -1);
        return new ReleaseVersion(
                Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
    }

    /** The earliest version behind this one that may have such a change: before 1.0.0 a minor version may break. */
    ReleaseVersion next(InterfaceChange change) {
        return change.isBreaking() && major > 0
                ? new ReleaseVersion(major + 1, 0, 0)
                : new ReleaseVersion(major, minor + 1, 0);
    }

    @Override
    public int compareTo(ReleaseVersion other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch;
    }
}
