/**
 * What both consumers of a try did and what came of it, connector by connector, made of the recorded calls and callbacks
 * once the try is over.
 *
 * <p>Read by whoever writes a rule of {@code org.ndktck.rules}. Pure; depends on the gate only. What it tells of the
 * provider's own doing it tells as seen; what it tells of the consumers is certain.
 */
@NullMarked
package org.ndktck.record;

import org.jspecify.annotations.NullMarked;
