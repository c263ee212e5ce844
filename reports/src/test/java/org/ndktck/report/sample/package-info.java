/** Results that the tests of every renderer render. */
@NullMarked
package org.ndktck.report.sample;

import org.jspecify.annotations.NullMarked;
