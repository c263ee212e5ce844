/**
 * The frames of MPA (RFC 5044) with the enhanced set-up of RFC 6581, and the few FPDUs that this provider
 * sends: bytes to values and back. Pure; knows no socket.
 */
@NullMarked
package org.ndktck.reference.transport.mpa;

import org.jspecify.annotations.NullMarked;
