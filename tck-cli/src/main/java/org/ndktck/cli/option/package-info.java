/**
 * How the texts of options become values, with one sentence for those that do not.
 *
 * <p>Read by whoever adds an option. Depends on the catalogue and the run engine's types.
 */
@NullMarked
package org.ndktck.cli.option;

import org.jspecify.annotations.NullMarked;
