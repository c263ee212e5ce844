/** Tests of the faulty providers and the lawful oddballs; they use nothing of the kit. */
@NullMarked
package org.ndktck.faulty;

import org.jspecify.annotations.NullMarked;
