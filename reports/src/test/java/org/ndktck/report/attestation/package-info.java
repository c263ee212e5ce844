/** Tests of what somebody signs of a report. */
@NullMarked
package org.ndktck.report.attestation;

import org.jspecify.annotations.NullMarked;
