/**
 * The result as one self-contained HTML page for people who read no Java.
 *
 * <p>The page's structure is in the templates, its words and numbers are in the views of this package.
 * Depends on the model, the shared text, the catalogue and jte.
 */
@NullMarked
package org.ndktck.report.html;

import org.jspecify.annotations.NullMarked;
