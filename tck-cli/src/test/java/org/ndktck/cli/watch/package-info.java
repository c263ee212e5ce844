/** Whether changes are seen once they are complete. */
@NullMarked
package org.ndktck.cli.watch;

import org.jspecify.annotations.NullMarked;
