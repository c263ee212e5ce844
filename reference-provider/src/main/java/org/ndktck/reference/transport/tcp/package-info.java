/** The transport over TCP: sockets, the thread that serves them, and MPA between them and a connection. */
@NullMarked
package org.ndktck.reference.transport.tcp;

import org.jspecify.annotations.NullMarked;
