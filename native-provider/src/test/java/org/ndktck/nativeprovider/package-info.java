/** Tests of the border, against a library in C that they compile themselves. */
@NullMarked
package org.ndktck.nativeprovider;

import org.jspecify.annotations.NullMarked;
