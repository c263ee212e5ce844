package org.ndktck.api;

/**
 * {@code NDK_CONNECTOR_DISPATCH}: the thirteen functions of a connector, in slot order.
 *
 * <p>All of them may be called on any thread and at any IRQL up to DISPATCH_LEVEL (IRQ-01): they
 * never wait; work that must wait is pended. All may be called from inside callbacks. Calls on
 * different objects overlap freely. Every pointer in an argument record is valid until the call
 * returns. An asynchronous function answers its outcome inline, or {@link NtStatus#STATUS_PENDING}
 * and later exactly one completion (CB-01 to CB-03); a code that can be delivered inline can also be
 * delivered asynchronously. No function throws.
 *
 * <h2>Calls that never come, and failures</h2>
 *
 * <p>This holds for every dispatch table. The kit never makes a call that the documents forbid a
 * consumer to make. For calls in a wrong state, address formats that are wrong, a queue pair in
 * use, private data that is too long and the like, any failure will do, without side effect
 * (AMB-11, AMB-29, AMB-30). The outputs of a failed call are not looked at, except those documented
 * for {@link NtStatus#STATUS_BUFFER_TOO_SMALL}; whatever the status, nothing is written beyond a
 * capacity.
 *
 * <h2>Callbacks</h2>
 *
 * <p>The callbacks of one connector may overlap and may come on any threads. Two orders hold: the
 * success completion of Accept or CompleteConnect comes before the disconnect event of that
 * connection (AMB-21, a deviation is noted), and the close completion comes last (CLO-10).
 * Consumers do not block in callbacks (IRQ-06); the kit does so only in properties about exactly
 * that.
 *
 * <h2>Time</h2>
 *
 * <p>The kit never waits for a provider's time-out (AMB-51); it ends an open attempt with Reject or
 * Close. What must happen must happen within the kit's patience, by default 5 s ({@code
 * --patience}).
 */
public interface NdkConnectorDispatch {

    /**
     * Close the connector: {@code NdkCloseConnector}, {@code NDK_FN_CLOSE_OBJECT}.
     *
     * <p>Legal once in every state, also from inside the connector's own callbacks. Never fails
     * (CLO-05). Starts whatever ends the connector's pending requests, each of which completes once,
     * ends the connection or the attempt, and is done when every request has completed, every running
     * callback of the connector has returned and nothing else will be called (CLO-10 to CLO-15,
     * CLO-27). A connected peer gets its disconnect event (CLO-20); an undecided request is refused
     * (CLO-22).
     *
     * <p>A request that the close ends completes exactly once, with any failure; STATUS_CANCELLED
     * and STATUS_CONNECTION_ABORTED are the natural ones (AMB-15; a true success that raced is
     * noted).
     *
     * <p>The local port of a connect is free when the close has completed (CON-35), and not
     * necessarily before (AMB-45); the port of a listener or a shared endpoint, when the last object
     * that uses it is closed (LIS-20, SEP-17).
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: closed, no completion follows; STATUS_PENDING: the close completion
     *     follows, as the last callback of the connector
     */
    NtStatus closeConnector(NdkConnector pNdkConnector, CloseArgs args);

    /**
     * Look up an extended function table: {@code NdkQueryExtension}, {@code
     * NDK_FN_QUERY_EXTENSION_INTERFACE}.
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the table stored; STATUS_NOT_SUPPORTED or another failure; never
     *     STATUS_PENDING
     */
    NtStatus queryExtension(NdkConnector pNdkConnector, QueryExtensionArgs args);

    /**
     * Start a connect request to a remote address: {@code NdkConnect}, {@code NDK_FN_CONNECT}.
     *
     * <p>Called on a connector that was created and never connected. Copies the addresses and the
     * private data before it returns. Sends the private data and the capped read limits to the peer's
     * listener, and succeeds when the peer accepted (CON-32); the active side's consumer still has to
     * call CompleteConnect or Reject (CON-33).
     *
     * <p>Fails while the explicit local port is in use: with SHARING_VIOLATION or, if the same
     * remote address and port are connected already, ADDRESS_ALREADY_EXISTS; which goes first is
     * free (AMB-13). The same pair of addresses may stay refused for a while after the close; that
     * is noted (AMB-56).
     *
     * <p>After NETWORK_UNREACHABLE, HOST_UNREACHABLE, CONNECTION_REFUSED and IO_TIMEOUT the attempt
     * can be made again (CON-37). With a new connector and a new queue pair that must work; that
     * the old connector or the old queue pair is refused is only noted (AMB-06). After another
     * failure both are just closed.
     *
     * @param pNdkConnector [in] the connector, of the active side from now on
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: the peer accepted; STATUS_PENDING: the outcome follows; or, inline as
     *     well as asynchronously, INSUFFICIENT_RESOURCES, NETWORK_UNREACHABLE, HOST_UNREACHABLE,
     *     CONNECTION_REFUSED, IO_TIMEOUT, SHARING_VIOLATION, INVALID_ADDRESS, TOO_MANY_ADDRESSES,
     *     ADDRESS_ALREADY_EXISTS or another failure
     */
    NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args);

    /**
     * Start a connect request from a shared local address: {@code NdkConnectWithSharedEndpoint},
     * {@code NDK_FN_CONNECT_WITH_SHARED_ENDPOINT}.
     *
     * <p>As {@link #connect}, with the local address of the shared endpoint (CSE-02).
     *
     * @param pNdkConnector [in] the connector, of the active side from now on
     * @param args the remaining parameters
     * @return as {@link #connect}, ADDRESS_ALREADY_EXISTS included (CSE-17); statuses about the
     *     local address alone belong to the creation of the endpoint (CSE-18)
     */
    NtStatus connectWithSharedEndpoint(NdkConnector pNdkConnector, ConnectWithSharedEndpointArgs args);

    /**
     * Finish the connection on the active side: {@code NdkCompleteConnect}, {@code
     * NDK_FN_COMPLETE_CONNECT}.
     *
     * <p>Called after the connect succeeded, also from inside its completion (CMP-15). When it
     * succeeds, the passive side's Accept completes with success too (CMP-14). If the passive side
     * gave up, CONNECTION_ABORTED is expected and CONNECTION_REFUSED equally tolerated; another
     * failure is noted (AMB-09).
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: connected; STATUS_PENDING: the outcome follows; or, either way,
     *     CONNECTION_INVALID, CONNECTION_ABORTED, IO_TIMEOUT or another failure
     */
    NtStatus completeConnect(NdkConnector pNdkConnector, CompleteConnectArgs args);

    /**
     * Accept an incoming request: {@code NdkAccept}, {@code NDK_FN_ACCEPT}.
     *
     * <p>Called on a connector of the connect event, also from inside that event (ACC-26). Copies the
     * private data before it returns. Makes the peer's connect succeed (ACC-22); succeeds itself when
     * the active side called CompleteConnect (ACC-21); an earlier success is noted (AMB-08). If the
     * active side rejects or closes instead, CONNECTION_ABORTED is expected and CONNECTION_REFUSED
     * equally tolerated; another failure is noted (REJ-11, AMB-09).
     *
     * <p>The page promises the effective limits through {@link #getConnectionData}, whose page
     * rules that call out from now on; the restriction wins (AMB-03).
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return normally STATUS_PENDING: the outcome follows; STATUS_SUCCESS, connected, only where
     *     CompleteConnect happened during the call; or, either way, CONNECTION_ABORTED, IO_TIMEOUT
     *     or another failure
     */
    NtStatus accept(NdkConnector pNdkConnector, AcceptArgs args);

    /**
     * Turn down a request, or an acceptance: {@code NdkReject}, {@code NDK_FN_REJECT}.
     *
     * <p>On the passive side instead of Accept, also from inside the connect event: the peer's
     * connect completes with STATUS_CONNECTION_REFUSED (REJ-10). On the active side instead of
     * CompleteConnect: the peer's Accept completes with a failure (REJ-11), CONNECTION_ABORTED
     * expected, CONNECTION_REFUSED equally tolerated (AMB-09). The connector still has to be
     * closed.
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return STATUS_SUCCESS; STATUS_CONNECTION_ABORTED if the peer had given up; or another failure;
     *     never STATUS_PENDING (REJ-09)
     */
    NtStatus reject(NdkConnector pNdkConnector, RejectArgs args);

    /**
     * Hand out the peer's private data and the effective read limits: {@code NdkGetConnectionData},
     * {@code NDK_FN_GET_CONNECTION_DATA}.
     *
     * <p>Called on the passive side from the connect event on and before Accept or Reject, on the
     * active side from the success of the connect on and before CompleteConnect or Reject; also from
     * inside those callbacks (GCD-20 to GCD-22). Repeatable, changes nothing (GCD-19). (Under
     * Remarks, the first sentence of each of the two paragraphs on accessing the private data swaps
     * the words active and passive, AMB-01.) Once the other side has given up, right data or any
     * failure (AMB-53).
     *
     * <p>Not called after Accept or CompleteConnect (GCD-23): the Accept and Connect pages promise
     * the effective limits through this function, its own page rules the call out then, and the
     * restriction wins (AMB-03).
     *
     * <p>One exception: on an active connector whose connect ended with STATUS_CONNECTION_REFUSED
     * because of NdkReject it may be called once more. It returns the data of the reject, or any
     * failure, which is noted; the limits are not looked at then (GCD-28, AMB-04). A passive side
     * that is rejected after Accept has no way to the data.
     *
     * <p>Stores each limit whose pointer is not {@code null} (GCD-03 to GCD-05), also in the size
     * query (GCD-31); with STATUS_BUFFER_TOO_SMALL it may also leave them alone (GCD-30). On the
     * passive side before Accept they are min(MaxInboundReadLimit, the peer's capped outbound
     * limit) and min(MaxOutboundReadLimit, the peer's capped inbound limit); on the active side
     * min(own capped inbound limit, the accepting side's final outbound limit) and min(own capped
     * outbound limit, the accepting side's final inbound limit) (GCD-02).
     *
     * <p>The required size (RDS) is at least the number of bytes the peer sent; it may be larger, may
     * be 0 and may differ between connections and sides (GCD-15 to GCD-18). In every case below {@code
     * *pPrivateDataLength} is RDS on return:
     *
     * <ul>
     *   <li>{@code pPrivateData} is {@code null} and {@code *pPrivateDataLength} 0: STATUS_SUCCESS
     *       (GCD-07);
     *   <li>the capacity is at least RDS: RDS bytes copied, STATUS_SUCCESS (GCD-09, GCD-10, GCD-12);
     *   <li>the capacity is less: as many bytes as fit copied, STATUS_BUFFER_TOO_SMALL (GCD-09,
     *       GCD-11, GCD-12). A capacity of 0 with a buffer is this case, or the previous one if RDS is
     *       0 (GCD-14).
     * </ul>
     *
     * Nothing is written beyond the capacity (GCD-13). A {@code null} buffer with a positive length is
     * a defect of the consumer and never happens (GCD-08).
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return STATUS_SUCCESS, STATUS_BUFFER_TOO_SMALL or another failure; never STATUS_PENDING
     *     (GCD-27)
     */
    NtStatus getConnectionData(NdkConnector pNdkConnector, GetConnectionDataArgs args);

    /**
     * Hand out the connection's local address: {@code NdkGetLocalAddress}, {@code
     * NDK_FN_GET_LOCAL_ADDRESS}.
     *
     * <p>The address and port given to the connect, with the port the provider chose in place of 0
     * (GLA-08, GLA-11); the listener's on an accepted connector (GLA-09); the endpoint's on a shared
     * one (GLA-10).
     *
     * <p>Mandatory when the connection is established (GLA-12). Expected from the connect event on
     * the passive side and from the success of the connect on the active side; a failure there is
     * noted (AMB-18). Earlier, any failure or zeros.
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with address and length stored; STATUS_BUFFER_TOO_SMALL with the length
     *     needed stored; or another failure; never STATUS_PENDING
     */
    NtStatus getLocalAddress(NdkConnector pNdkConnector, GetAddressArgs args);

    /**
     * Hand out the connection's remote address: {@code NdkGetPeerAddress}, {@code
     * NDK_FN_GET_PEER_ADDRESS}.
     *
     * <p>Active side: the destination of the connect (GPA-08). Passive side: the active side's local
     * address and port (GPA-09). When: as {@link #getLocalAddress}.
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return as {@link #getLocalAddress}
     */
    NtStatus getPeerAddress(NdkConnector pNdkConnector, GetAddressArgs args);

    /**
     * Start a graceful disconnect of an established connection: {@code NdkDisconnect}, {@code
     * NDK_FN_DISCONNECT}.
     *
     * <p>Called once on an established connection, also after the disconnect event. Tells the peer
     * (DIS-02); succeeds when the peer's own notification has arrived and all transfers of the queue
     * pair have ended; fails on abort or timeout (DIS-03 to DIS-05). Flushes the queue pair (DIS-07).
     * Nothing of the connection is left open afterwards (DIS-12).
     *
     * <p>The peer's own notification is sent when the peer's consumer calls NdkDisconnect. That a
     * provider answers for its consumer is tolerated, and noted. If the peer closes instead, the
     * request completes with a failure or, which is noted, with success, exactly once (AMB-07). The
     * kit never relies on a time-out; where nothing else ends the request, it closes.
     *
     * <p>When the disconnects of both sides cross, both succeed (DIS-19), and a side that
     * disconnected gets its disconnect event once or not at all (DIS-16, DEV-06), and never after
     * its close has completed (DEV-11).
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return STATUS_SUCCESS, STATUS_PENDING, IO_TIMEOUT or another failure
     */
    NtStatus disconnect(NdkConnector pNdkConnector, DisconnectArgs args);

    /**
     * As {@link #completeConnect}, with the Ex form of the disconnect event: {@code
     * NdkCompleteConnectEx}, {@code NDK_FN_COMPLETE_CONNECT_EX}, NDKPI 2.1.
     *
     * <p>A provider below 2.1 leaves this default alone; it is never called there.
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return as {@link #completeConnect}; this default answers STATUS_NOT_SUPPORTED
     */
    default NtStatus completeConnectEx(NdkConnector pNdkConnector, CompleteConnectExArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    /**
     * As {@link #accept}, with the Ex form of the disconnect event: {@code NdkAcceptEx}, {@code
     * NDK_FN_ACCEPT_EX}, NDKPI 2.1.
     *
     * <p>A provider below 2.1 leaves this default alone; it is never called there.
     *
     * @param pNdkConnector [in] the connector
     * @param args the remaining parameters
     * @return as {@link #accept}; this default answers STATUS_NOT_SUPPORTED
     */
    default NtStatus acceptEx(NdkConnector pNdkConnector, AcceptExArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }
}
