/**
 * A small, correct, readable NDK provider: the documents in executable form, with an in-process
 * fabric.
 *
 * <p>Read by vendors, as the model to copy. Depends on {@code org.ndktck.api} only and shares no
 * code with the kit's oracle. This package puts an {@code open} together of what lives in the packages
 * below it; none of them depends on this one. A derived provider differs by
 * {@link org.ndktck.reference.Hooks}, and by nothing else.
 */
@NullMarked
package org.ndktck.reference;

import org.jspecify.annotations.NullMarked;
