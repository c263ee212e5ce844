/**
 * The process that loads the vendor's classes and judges: it is told what to judge, and tells what becomes known,
 * over a socket. It ends with whoever started it.
 *
 * <p>Read by whoever changes what passes between the processes of a run.
 */
@NullMarked
package org.ndktck.cli.worker;

import org.jspecify.annotations.NullMarked;
