/**
 * The result for Allure, written with its model classes and without its listeners.
 *
 * <p>Read by whoever looks at trends over runs. Depends on the model, the shared text, the catalogue,
 * the Allure model and Jackson.
 */
@NullMarked
package org.ndktck.report.allure;

import org.jspecify.annotations.NullMarked;
