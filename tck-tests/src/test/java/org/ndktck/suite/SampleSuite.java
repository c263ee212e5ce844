package org.ndktck.suite;

/** What a vendor writes. Run by {@link NdkTckSuiteTest} only. */
class SampleSuite extends NdkTckSuite {

    /** Made by the suite engine. */
    SampleSuite() {}
}
