package org.ndktck.catalog;

/** Where a requirement comes from. */
public enum Basis {
    /** Said by the page. */
    EXPLICIT,
    /** Said by the header or its annotations. */
    HEADER,
    /** A logical consequence of what is said. */
    DERIVED
}
