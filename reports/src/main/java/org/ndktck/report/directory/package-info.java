/**
 * The report directory: all files of a report, written as a whole or not at all.
 *
 * <p>Read by whoever adds a file to a report. Depends on every renderer.
 */
@NullMarked
package org.ndktck.report.directory;

import org.jspecify.annotations.NullMarked;
