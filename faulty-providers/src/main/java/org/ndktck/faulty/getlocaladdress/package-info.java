/** Faults whose first broken row is judged by the properties of {@code org.ndktck.properties.getlocaladdress}. */
@NullMarked
package org.ndktck.faulty.getlocaladdress;

import org.jspecify.annotations.NullMarked;
