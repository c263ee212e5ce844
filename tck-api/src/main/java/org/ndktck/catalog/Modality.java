package org.ndktck.catalog;

/** How strongly a requirement binds. */
public enum Modality {
    /** A deviation violates the documents. */
    MUST,
    /** A deviation is noted. */
    SHOULD,
    /** Permitted; the kit only checks that it copes. */
    MAY,
    /** The meaning of a word or a code; nothing to obey by itself. */
    DEFINED
}
