package org.ndktck.faulty;

/** How hard a fault is to find. */
public enum Grade {
    /** Seen by the first call. */
    BLATANT,
    /** Seen by a test of the ordinary case. */
    MODERATE,
    /** Seen at a boundary or in one state only. */
    SUBTLE,
    /** Seen only by a combination that nobody tries by hand. */
    EXTREMELY_SUBTLE
}
