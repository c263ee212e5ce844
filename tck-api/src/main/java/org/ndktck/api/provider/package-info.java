/**
 * What a vendor implements, besides the dispatch tables, so that a provider is found, opened and
 * steered.
 *
 * <p>Read by every vendor. Depends on {@link org.ndktck.api} and nullness annotations only. Start to
 * green: one dependency, one service file {@code
 * META-INF/services/org.ndktck.api.provider.NdkProvider}, one suite class.
 *
 * <p>The suite class is {@code class AcmeConformanceTest extends NdkTckSuite {}}, with {@code
 * org.ndktck.suite.NdkTckSuite} of artifact {@code tck-tests}; it runs like any JUnit test.
 *
 * <p>{@code --set key=value}, as often as needed, hands your own settings, say a device name, to
 * {@link org.ndktck.api.provider.NdkProvider#open} in {@link
 * org.ndktck.api.provider.OpenRequest#settings}; the suite class takes them as {@code
 * -Dndktck.set.key=value}.
 */
@NullMarked
package org.ndktck.api.provider;

import org.jspecify.annotations.NullMarked;
