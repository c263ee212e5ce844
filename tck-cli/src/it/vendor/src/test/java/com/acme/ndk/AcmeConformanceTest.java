package com.acme.ndk;

class AcmeConformanceTest extends org.ndktck.suite.NdkTckSuite {}
