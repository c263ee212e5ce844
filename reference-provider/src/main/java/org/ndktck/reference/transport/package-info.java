/**
 * What a connection needs of whatever joins it to its peer, as interfaces: endpoints, channels, and
 * the messages that travel. The in-process fabric is one implementation; another one needs no
 * change in the packages that use this one.
 */
@NullMarked
package org.ndktck.reference.transport;

import org.jspecify.annotations.NullMarked;
