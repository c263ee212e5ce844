/**
 * Faults in what stands behind the slots of the dispatch tables.
 */
@NullMarked
package org.ndktck.faulty.table;

import org.jspecify.annotations.NullMarked;
