/** Tries how providers are found. */
@NullMarked
package org.ndktck.cli.provider;

import org.jspecify.annotations.NullMarked;
