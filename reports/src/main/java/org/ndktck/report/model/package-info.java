/**
 * Judgements, the fold to verdicts, headline and exit code, and the result of a run as values.
 *
 * <p>Read by whoever asks why a verdict is what it is. No third-party types, no input or output: the
 * fold is a pure function of what was recorded. Depends on the catalogue only.
 */
@NullMarked
package org.ndktck.report.model;

import org.jspecify.annotations.NullMarked;
