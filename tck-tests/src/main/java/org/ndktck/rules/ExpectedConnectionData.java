package org.ndktck.rules;

import java.util.Optional;
import org.ndktck.verify.EffectiveLimits;

/**
 * What NdkGetConnectionData must tell, if the peer is the one it may be.
 *
 * @param data what the peer sent; never compared by equality of the records
 * @param limits the effective read limits
 * @param shared whether the connection was asked for over a shared endpoint
 * @param ex whether it was accepted by NdkAcceptEx
 */
@SuppressWarnings("ArrayRecordComponent")
record ExpectedConnectionData(byte[] data, Optional<EffectiveLimits> limits, boolean shared, boolean ex) {}
