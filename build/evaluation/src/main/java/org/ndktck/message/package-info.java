/** How failures read: golden files for each kind, rules for all of them, and whether their tokens are minimal. */
@NullMarked
package org.ndktck.message;

import org.jspecify.annotations.NullMarked;
