/** What a release changes for those who use the kit, and whether its version and the changelog say so. */
@NullMarked
package org.ndktck.release;

import org.jspecify.annotations.NullMarked;
