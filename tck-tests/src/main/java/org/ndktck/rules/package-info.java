/**
 * Standing judgement: what the documents demand of every call, completion and event of every try, whichever property
 * drives it.
 *
 * <p>Read by kit maintainers. Pure: each rule goes from the record of a try that is over to the breaches it shows, each
 * with one row. What both consumers did is certain and comes first; agreement between the provider's own answers comes
 * second; where that leaves more than one row to blame, nothing is said. What a reading tolerates is no breach.
 */
@NullMarked
package org.ndktck.rules;

import org.jspecify.annotations.NullMarked;
