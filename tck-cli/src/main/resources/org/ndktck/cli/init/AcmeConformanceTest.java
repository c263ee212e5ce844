package com.acme.ndk;

import org.ndktck.suite.NdkTckSuite;

/** Judges the provider with the NDK conformance test kit. Surefire runs it because its name ends in Test. */
class AcmeConformanceTest extends NdkTckSuite {}
