/** The transport inside the process: hosts, ports and wires that controls can break and mend. */
@NullMarked
package org.ndktck.reference.transport.fabric;

import org.jspecify.annotations.NullMarked;
