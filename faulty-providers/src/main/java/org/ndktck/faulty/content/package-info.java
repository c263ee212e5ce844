/**
 * Faults in what arrives: private data that is not what the peer sent, or not each time it is asked for.
 */
@NullMarked
package org.ndktck.faulty.content;

import org.jspecify.annotations.NullMarked;
