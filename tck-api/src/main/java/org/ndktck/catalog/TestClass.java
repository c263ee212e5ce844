package org.ndktck.catalog;

/** What it takes to test a requirement. */
public enum TestClass {
    /** One endpoint, a call and its result. */
    T1,
    /** An active and a passive side. */
    T2,
    /** Deliberate timing, blocked callbacks or a second thread. */
    TT,
    /** A fault or an environment that the provider cannot be assumed to give. */
    TF,
    /** An obligation of the kit itself. */
    KIT,
    /** Not observable through the dispatch tables. */
    NT
}
