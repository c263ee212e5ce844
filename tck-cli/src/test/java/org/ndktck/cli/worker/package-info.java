/** Tests of the worker, without a supervisor. */
@NullMarked
package org.ndktck.cli.worker;

import org.jspecify.annotations.NullMarked;
