package org.ndktck.report.model;

/** What besides a violated MUST makes the exit code bad; never makes it better. */
public enum FailOn {
    /** A violated MUST only. */
    VIOLATION,
    /** Also a tolerated oddity: exit 1. */
    NOTED,
    /** Also a row of any modality that could not be decided: exit 2. */
    UNDECIDED
}
