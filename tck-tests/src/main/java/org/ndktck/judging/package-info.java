/**
 * The hooks around properties and tries that turn a try into a judgement, and the ledger that they write.
 *
 * <p>Read by kit maintainers. Only the hooks here and the generators of plans use jqwik. Properties use only its
 * annotations.
 */
@NullMarked
package org.ndktck.judging;

import org.jspecify.annotations.NullMarked;
