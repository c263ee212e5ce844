/**
 * What two results say otherwise, one of them the earlier one.
 *
 * <p>Read by whoever changes what {@code ndk-tck diff} tells. Depends on the model, the shared text and the catalogue.
 */
@NullMarked
package org.ndktck.report.comparison;

import org.jspecify.annotations.NullMarked;
