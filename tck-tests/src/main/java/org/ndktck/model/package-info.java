/**
 * The connector's state machine as the documents imply it: which calls are legal, and what each call must bring about
 * on either side.
 *
 * <p>Read by kit maintainers. Pure. Depends on plans and on the catalogue's ids.
 */
@NullMarked
package org.ndktck.model;

import org.jspecify.annotations.NullMarked;
