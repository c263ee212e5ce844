/**
 * The bench of a try: opens what a plan names, drives both sides, watches the standing invariants and
 * closes everything again.
 *
 * <p>Read by whoever writes a property. Depends on plans, gate, memory and verification; never on a
 * concrete provider.
 */
@NullMarked
package org.ndktck.bench;

import org.jspecify.annotations.NullMarked;
