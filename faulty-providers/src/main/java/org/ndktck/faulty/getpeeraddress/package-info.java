/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.getpeeraddress}. */
@NullMarked
package org.ndktck.faulty.getpeeraddress;

import org.jspecify.annotations.NullMarked;
