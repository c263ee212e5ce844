package org.ndktck.catalog;

/** Whom a requirement binds. */
public enum Actor {
    /** The provider, the one under test. */
    PROVIDER,
    /** The consumer, whose part the kit plays. */
    CONSUMER,
    /** Both, or nobody: a definition. */
    EITHER
}
