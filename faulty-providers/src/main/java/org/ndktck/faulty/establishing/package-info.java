/**
 * Faults in how a connection comes about: connect, accept and complete connect.
 */
@NullMarked
package org.ndktck.faulty.establishing;

import org.jspecify.annotations.NullMarked;
