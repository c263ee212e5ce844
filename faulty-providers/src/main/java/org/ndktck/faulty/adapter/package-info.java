/**
 * Faults in how an adapter is opened and describes itself.
 */
@NullMarked
package org.ndktck.faulty.adapter;

import org.jspecify.annotations.NullMarked;
