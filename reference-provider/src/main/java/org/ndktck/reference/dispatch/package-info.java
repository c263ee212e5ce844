/** The dispatch tables: each function checks its arguments and calls the object. */
@NullMarked
package org.ndktck.reference.dispatch;

import org.jspecify.annotations.NullMarked;
