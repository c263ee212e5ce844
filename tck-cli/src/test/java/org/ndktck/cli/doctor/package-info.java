/** Checks of the doctor. */
@NullMarked
package org.ndktck.cli.doctor;

import org.jspecify.annotations.NullMarked;
