/**
 * What was judged and with what, so that others know it again: hashes of the files of provider, kit and catalogue, the
 * commit, the command line.
 *
 * <p>Read by whoever changes what a report proves. Depends on the catalogue.
 */
@NullMarked
package org.ndktck.report.provenance;

import org.jspecify.annotations.NullMarked;
