/** What the user may choose for an open, and how it is read. */
@NullMarked
package org.ndktck.reference.settings;

import org.jspecify.annotations.NullMarked;
