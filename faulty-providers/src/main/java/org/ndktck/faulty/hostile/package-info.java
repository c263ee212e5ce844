/**
 * Providers that harm the process that judges them: they hang, end it, exhaust it, or change what all its parts
 * share. What a run on one must come to stands in its annotation.
 *
 * <p>Read by kit maintainers. Depends on what the other faulty providers depend on; what only the class path of a
 * run has, it names and loads there.
 */
@NullMarked
package org.ndktck.faulty.hostile;

import org.jspecify.annotations.NullMarked;
