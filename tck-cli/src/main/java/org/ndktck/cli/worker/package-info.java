/**
 * The worker process, which loads the vendor's classes and judges. It receives its tasks and reports its results over
 * a socket, and ends when the supervisor ends.
 *
 * <p>Read by developers who change the messages between the processes of a run.
 */
@NullMarked
package org.ndktck.cli.worker;

import org.jspecify.annotations.NullMarked;
