/**
 * Faults of the create functions.
 */
@NullMarked
package org.ndktck.faulty.create;

import org.jspecify.annotations.NullMarked;
