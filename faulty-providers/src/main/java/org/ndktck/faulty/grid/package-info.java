/**
 * The grid of faults: each effect on each output of each function, always or in one circumstance, made by machine from the
 * descriptors of the functions. Every fault is the reference with one decorator around it.
 */
@NullMarked
package org.ndktck.faulty.grid;

import org.jspecify.annotations.NullMarked;
