/**
 * Decides under one lock, and calls the consumer and the transport when the lock is free: callbacks
 * and the threads they run on, what is under way, time-outs.
 */
@NullMarked
package org.ndktck.reference.execution;

import org.jspecify.annotations.NullMarked;
