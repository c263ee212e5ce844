/**
 * How the texts of options become values, with one sentence for each invalid text.
 *
 * <p>Read by developers who add an option. Depends on the catalogue, the report model and picocli.
 */
@NullMarked
package org.ndktck.cli.option;

import org.jspecify.annotations.NullMarked;
