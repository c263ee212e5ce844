/**
 * What somebody signs of a report: an in-toto statement of its result in a DSSE envelope.
 *
 * <p>Read by whoever asks what a signature covers. Depends on the model, provenance, the catalogue and Jackson.
 */
@NullMarked
package org.ndktck.report.attestation;

import org.jspecify.annotations.NullMarked;
