/** Tests of the supervisor, without processes. */
@NullMarked
package org.ndktck.cli.supervisor;

import org.jspecify.annotations.NullMarked;
