/** Protection domains, queue pairs and completion queues, and the work requests posted on them. */
@NullMarked
package org.ndktck.reference.queue;

import org.jspecify.annotations.NullMarked;
