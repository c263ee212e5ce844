/**
 * How picocli reads the texts of options, with one sentence for each invalid text.
 *
 * <p>Read by developers who add an option. What a suite can be told too is read by the engine's {@code OptionText}.
 * Depends on the engine, the catalogue, the report model and picocli.
 */
@NullMarked
package org.ndktck.cli.option;

import org.jspecify.annotations.NullMarked;
