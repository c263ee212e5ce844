/** Unit tests of the reference provider; they use nothing of the kit. */
@NullMarked
package org.ndktck.reference;

import org.jspecify.annotations.NullMarked;
