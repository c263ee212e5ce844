/**
 * How a try becomes a judgement: the hooks around properties and tries, and the ledger they write.
 *
 * <p>Read by kit maintainers. Its hooks and the generators of plans are where jqwik is met;
 * properties carry its annotations and nothing else of it.
 */
@NullMarked
package org.ndktck.judging;

import org.jspecify.annotations.NullMarked;
