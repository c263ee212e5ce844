/**
 * The headline as a small picture for a README.
 *
 * <p>Read by whoever changes how it looks. Depends on the model and the shared text only.
 */
@NullMarked
package org.ndktck.report.badge;

import org.jspecify.annotations.NullMarked;
