/** Executes the rules of the architecture against the compiled classes of every module. */
@NullMarked
package org.ndktck.architecture;

import org.jspecify.annotations.NullMarked;
