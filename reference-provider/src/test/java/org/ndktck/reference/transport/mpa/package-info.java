@NullMarked
package org.ndktck.reference.transport.mpa;

import org.jspecify.annotations.NullMarked;
