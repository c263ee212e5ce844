/**
 * Words and lines that all renderings share: the failure text, wrapping, names of verdicts.
 *
 * <p>Read by whoever changes how a message reads. Depends on the model and the catalogue only.
 */
@NullMarked
package org.ndktck.report.text;

import org.jspecify.annotations.NullMarked;
