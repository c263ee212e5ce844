/** What properties say of the circumstances that they are not judged under, and why. */
@NullMarked
package org.ndktck.judging.fixed;

import org.jspecify.annotations.NullMarked;
