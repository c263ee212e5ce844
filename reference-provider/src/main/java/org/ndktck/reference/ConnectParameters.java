package org.ndktck.reference;

import org.ndktck.api.NdkSockaddr;

/**
 * What the consumer asked for in a connect call, besides the local address.
 *
 * @param qp the queue pair of the connection
 * @param destination the remote address and port
 * @param requested the limits as passed, before any cap
 * @param privateData copied before the call returns (AMB-59)
 */
record ConnectParameters(ReferenceQp qp, NdkSockaddr destination, ReadLimits requested, PrivateData privateData) {

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
