/**
 * The journal of a run: what became known, in the order it did, one line of JSON each. Written while the run goes
 * on, so that nothing is lost with the process; the same lines travel from a worker to its supervisor.
 *
 * <p>Read by whoever changes what survives a run that ends early. Depends on the model, the catalogue and Jackson.
 */
@NullMarked
package org.ndktck.report.journal;

import org.jspecify.annotations.NullMarked;
