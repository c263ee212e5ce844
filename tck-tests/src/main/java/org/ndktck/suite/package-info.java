/**
 * The kit as a JUnit Platform suite, for an IDE, Surefire, Failsafe or Gradle.
 *
 * <p>Read by every vendor. Extend {@link org.ndktck.suite.NdkTckSuite}.
 */
@NullMarked
package org.ndktck.suite;

import org.jspecify.annotations.NullMarked;
