package com.acme.ndk;

import org.ndktck.api.NdkRequestCompletion;

/** A pending call, and how to complete it. */
record Request(NdkRequestCompletion completion, long context) {}
