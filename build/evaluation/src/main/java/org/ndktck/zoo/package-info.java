/** The kit judged: every faulty and every lawful provider gets exactly the verdict it must get. */
@NullMarked
package org.ndktck.zoo;

import org.jspecify.annotations.NullMarked;
