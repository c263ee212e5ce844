/**
 * Faults in how the outcome of a request reaches the consumer.
 */
@NullMarked
package org.ndktck.faulty.completion;

import org.jspecify.annotations.NullMarked;
