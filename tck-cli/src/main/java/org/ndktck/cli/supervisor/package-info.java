/**
 * The supervisor of a run: it loads no class of the vendor, starts the processes that do, hears what they learn, and
 * goes on when one of them hangs or ends.
 *
 * <p>Read by whoever changes how a run survives a hostile provider. Knows the workers' messages, the journal and the
 * manifest of the kit.
 */
@NullMarked
package org.ndktck.cli.supervisor;

import org.jspecify.annotations.NullMarked;
