package org.ndktck.judgement;

/**
 * A mistake that the kit once made, and what keeps it from making it again.
 *
 * @param kind {@code false alarm}, {@code missed fault} or {@code challenge}
 * @param id the requirement that was judged wrongly
 * @param what what went wrong, in a sentence
 * @param shownBy the provider that shows it, as {@code ndk-tck providers --all} lists it, or the vendor sample
 * @param commit the commit that mended it, abbreviated
 */
public record PastKitError(String kind, String id, String what, String shownBy, String commit) {

    /** A provider was accused of what it does not break. */
    public static final String FALSE_ALARM = "false alarm";

    /** The sample project of a vendor, which is no member of the zoo and judged in every build. */
    public static final String VENDOR_SAMPLE = "vendor sample";
}
