package org.ndktck.reference.adapter;

import java.net.InetAddress;
import java.util.List;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkVersion;

/**
 * What an adapter is.
 *
 * @param version the NDKPI version it provides
 * @param addresses its addresses
 * @param info what it reports of itself, its maxima among it
 * @param backlog requests of one listener that may be undecided at a time (AMB-44)
 * @param answersDisconnects whether a disconnect does not wait for the peer's consumer (AMB-07)
 */
public record AdapterFacts(
        NdkVersion version,
        List<InetAddress> addresses,
        NdkAdapterInfo info,
        long backlog,
        boolean answersDisconnects) {}
