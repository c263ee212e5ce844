/**
 * The result in the XML that build servers read.
 *
 * <p>Read by whoever feeds results to a build server. Depends on the model, the shared text and the
 * catalogue.
 */
@NullMarked
package org.ndktck.report.junit;

import org.jspecify.annotations.NullMarked;
