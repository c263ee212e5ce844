/** The recipes of {@code docs/ci.md}: whether they have the form that the servers ask for, and do what they promise. */
@NullMarked
package org.ndktck.ci;

import org.jspecify.annotations.NullMarked;
