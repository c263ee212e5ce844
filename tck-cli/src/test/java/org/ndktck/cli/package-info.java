/** Tries the command: in this process with captured streams, and as a process. */
@NullMarked
package org.ndktck.cli;

import org.jspecify.annotations.NullMarked;
