/**
 * The standing rules: what the documents demand of every call, completion and event of every try, whichever property
 * makes them.
 *
 * <p>Read by kit maintainers. Pure. Each rule takes the record of a finished try and returns the breaches in it, each
 * with one row. Rules use first what both consumers did, which is certain, and second the agreement between the
 * provider's own answers. If more than one row could then be to blame, a rule says nothing. A tolerated reading is no
 * breach.
 */
@NullMarked
package org.ndktck.rules;

import org.jspecify.annotations.NullMarked;
