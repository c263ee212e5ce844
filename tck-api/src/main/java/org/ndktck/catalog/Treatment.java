package org.ndktck.catalog;

/** How the kit treats a disputed text. */
public enum Treatment {
    /** A deviation violates. */
    MUST_TEST,
    /** Listed alternatives pass, anything else violates. */
    TOLERATE,
    /** A deviation is noted. */
    WARN,
    /** Not tested. */
    DO_NOT_TEST,
    /** A rule the kit itself follows. */
    KIT
}
