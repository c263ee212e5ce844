/** Providers that wait where a caller at DISPATCH_LEVEL cannot, or call back above that level. */
@NullMarked
package org.ndktck.faulty.irql;

import org.jspecify.annotations.NullMarked;
