/**
 * The result for a terminal.
 *
 * <p>Read by whoever changes what a run prints. Depends on the model, the shared text and the
 * catalogue.
 */
@NullMarked
package org.ndktck.report.console;

import org.jspecify.annotations.NullMarked;
