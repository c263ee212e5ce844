/**
 * A small, correct, readable NDK provider: the documents in executable form, with an in-process
 * fabric.
 *
 * <p>Read by vendors, as the model to copy. Depends on {@code org.ndktck.api} only and shares no
 * code with the kit's oracle. Three hooks, and no others: {@link org.ndktck.reference.Decisions},
 * {@link org.ndktck.reference.MessageFilter} and {@link org.ndktck.reference.CallbackExecutor}.
 */
@NullMarked
package org.ndktck.reference;

import org.jspecify.annotations.NullMarked;
