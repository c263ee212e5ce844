/**
 * What was recorded, as lines that people read in a finding.
 *
 * <p>Read by kit maintainers. Depends on the gate, on what an invariant is about, and on the model of the report.
 */
@NullMarked
package org.ndktck.transcript;

import org.jspecify.annotations.NullMarked;
