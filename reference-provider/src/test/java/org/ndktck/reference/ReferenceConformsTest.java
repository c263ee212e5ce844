package org.ndktck.reference;

import org.ndktck.suite.NdkTckSuite;

/** The reference is judged as a vendor judges a provider. */
class ReferenceConformsTest extends NdkTckSuite {}
