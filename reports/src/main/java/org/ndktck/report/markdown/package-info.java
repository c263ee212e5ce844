/**
 * The result on half a page, for the summary of a build or a merge request.
 *
 * <p>Read by whoever changes what a build server shows. Depends on the model, the shared text and the
 * catalogue.
 */
@NullMarked
package org.ndktck.report.markdown;

import org.jspecify.annotations.NullMarked;
