/** How a call ends that is not carried out. */
@NullMarked
package org.ndktck.reference.refusal;

import org.jspecify.annotations.NullMarked;
