/**
 * What to write next of a provider that is not finished.
 *
 * <p>Read by whoever changes what a run advises. Depends on the model and the catalogue.
 */
@NullMarked
package org.ndktck.report.next;

import org.jspecify.annotations.NullMarked;
