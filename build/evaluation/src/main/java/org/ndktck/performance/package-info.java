/** How long the kit takes, beside others that do comparable work in the same run. For maintainers, and for who sets up a CI. */
@NullMarked
package org.ndktck.performance;

import org.jspecify.annotations.NullMarked;
