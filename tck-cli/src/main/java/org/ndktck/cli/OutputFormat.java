package org.ndktck.cli;

/** For whom the command prints. */
enum OutputFormat {
    /** People. */
    TEXT,
    /** Scripts. */
    JSON
}
