/** Measures what the page about performance shows. */
@NullMarked
package org.ndktck.performance;

import org.jspecify.annotations.NullMarked;
