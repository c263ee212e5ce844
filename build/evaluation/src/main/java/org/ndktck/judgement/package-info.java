/**
 * The figures of the kit as a judge: what the zoo, the lawful providers, the null providers and the mutants showed.
 * For maintainers and for whoever wants to know how far a verdict can be trusted.
 */
@NullMarked
package org.ndktck.judgement;

import org.jspecify.annotations.NullMarked;
