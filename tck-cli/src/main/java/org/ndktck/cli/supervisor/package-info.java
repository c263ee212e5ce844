/**
 * The supervisor of a run: it starts the worker processes, receives their messages, and continues when one of them
 * hangs or ends.
 *
 * <p>Read by developers who change how a run survives a hostile provider. Loads no class of the vendor. Depends on
 * the workers' messages, the journal and the kit's manifest.
 */
@NullMarked
package org.ndktck.cli.supervisor;

import org.jspecify.annotations.NullMarked;
