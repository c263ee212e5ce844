/**
 * What the reports of the mutation tests say, and what they must say. Read by the maintainers of the kit;
 * depends on nothing but the JDK.
 */
@NullMarked
package org.ndktck.mutation;

import org.jspecify.annotations.NullMarked;
