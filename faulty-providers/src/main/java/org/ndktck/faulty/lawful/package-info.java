/** Lawful oddballs: unusual choices that the documents permit. All of them conform. */
@NullMarked
package org.ndktck.faulty.lawful;

import org.jspecify.annotations.NullMarked;
