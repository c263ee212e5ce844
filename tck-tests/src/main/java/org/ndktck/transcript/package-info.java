/**
 * The recorded calls and callbacks as text lines for a finding.
 *
 * <p>Read by kit maintainers. Depends on the gate, on the subjects of the invariants, and on the model of the report.
 */
@NullMarked
package org.ndktck.transcript;

import org.jspecify.annotations.NullMarked;
