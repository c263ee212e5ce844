/** Providers that wait where a caller at DISPATCH_LEVEL cannot. */
@NullMarked
package org.ndktck.faulty.irql;

import org.jspecify.annotations.NullMarked;
