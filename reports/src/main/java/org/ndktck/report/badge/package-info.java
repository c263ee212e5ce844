/**
 * The shortest claim that a result supports as a small picture for a README.
 *
 * <p>Read by whoever changes how it looks. Depends on the model, the shared text and the catalogue.
 */
@NullMarked
package org.ndktck.report.badge;

import org.jspecify.annotations.NullMarked;
