package org.ndktck.reference.connection;

import org.ndktck.api.NdkSockaddr;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.queue.ReferenceQp;
import org.ndktck.reference.transport.Message;

/**
 * What the consumer asked for in a connect call, besides the local address.
 *
 * @param qp the queue pair of the connection
 * @param destination the remote address and port
 * @param requested the limits as passed, before any cap
 * @param privateData copied before the call returns (AMB-59)
 */
public record ConnectParameters(
        ReferenceQp qp, NdkSockaddr destination, ReadLimits requested, PrivateData privateData) {

    /**
     * Makes the message.
     *
     * @param source the local address
     * @param offered the limits that travel with it
     */
    Message.Request request(NdkSockaddr source, ReadLimits offered) {
        return new Message.Request(source, destination, offered, privateData);
    }
}
