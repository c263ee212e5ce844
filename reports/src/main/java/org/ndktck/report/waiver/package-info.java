/** Waivers: violations that somebody answers for until a day, still shown as violations. */
@NullMarked
package org.ndktck.report.waiver;

import org.jspecify.annotations.NullMarked;
