/**
 * Lets the kit judge a provider in C: loads a shared library that implements {@code ndktck.h} and shows its objects, tables
 * and callbacks as those of the C border in Java.
 *
 * <p>Read by kit maintainers. Depends on the C border and on {@code java.lang.foreign} only.
 */
@NullMarked
package org.ndktck.nativeprovider;

import org.jspecify.annotations.NullMarked;
