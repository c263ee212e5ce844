/**
 * The one file format of a result, {@code compliance.json}: written, read, and described by a JSON
 * Schema.
 *
 * <p>Read by whoever changes what the file holds. Depends on the model, the catalogue and Jackson.
 */
@NullMarked
package org.ndktck.report.json;

import org.jspecify.annotations.NullMarked;
